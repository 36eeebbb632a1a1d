// The icons shipped with the lobby, by name; those of tables (`more-icons.ts`) and a game's own join them when they are loaded. A name that is not there gets a
// plain token rather than a hole.
import shipped from 'virtual:game-icons';

export const FALLBACK = 'card-pick';

// Two signs that the set draws too fancifully for a button.
const OWN: Record<string, string> = {
  close: '<path fill="none" stroke="currentColor" stroke-width="64" stroke-linecap="round" d="M96 96l320 320M416 96L96 416"/>',
  chevron: '<path fill="none" stroke="currentColor" stroke-width="64" stroke-linecap="round" stroke-linejoin="round" d="M176 80l176 176-176 176"/>',
};
const known: Record<string, string> = { ...shipped };

export const addIcons = (bodies: Record<string, string>): void => void Object.assign(known, bodies);

/** The SVG body of an icon. Names may come with the set's prefix (`game-icons:moon`). */
export function iconBody(name: string | null | undefined, bodies: Record<string, string> = known): string {
  const plain = (name ?? '').replace(/^game-icons:/, '');
  return OWN[plain] ?? bodies[plain] ?? bodies[FALLBACK] ?? '<circle cx="256" cy="256" r="160" fill="currentColor"/>';
}

export const hasIcon = (name: string | null | undefined): boolean => !!name && name.replace(/^game-icons:/, '') in known;
