// A button that has just appeared ignores presses for a quarter of a second: so that nothing changes under the user's finger.
import type { Attachment } from 'svelte/attachments';

export const fresh: Attachment<HTMLElement> = (node) => {
  node.setAttribute('aria-disabled', 'true');
  const timer = setTimeout(() => node.removeAttribute('aria-disabled'), 250);
  return () => clearTimeout(timer);
};
export const isFresh = (event: Event): boolean => (event.currentTarget as HTMLElement).ariaDisabled === 'true';
