// The frame of a card says its type three times (AW-021): by its colour, by the shape of its corners, by its icon. Pure.
export interface Frame {
  light: string;
  dark: string;
  shape: 'round' | 'cut' | 'notched' | 'plain';
  icon: string;
}
export const FRAMES: Record<string, Frame> = {
  creature: { light: '#8F6B00', dark: '#D9B44A', shape: 'round', icon: 'paw-print' },
  spell: { light: '#6A3D9A', dark: '#CDAEFF', shape: 'cut', icon: 'magic-swirl' },
  place: { light: '#9C4F24', dark: '#E79A6B', shape: 'notched', icon: 'stone-tower' },
};
// The table's cards, which belong to no faction.
const TABLE: Record<string, string> = { event: 'tied-scroll', objective: 'flying-flag', strategy: 'chess-knight' };

export const frameOf = (kind: string | undefined): Frame =>
  FRAMES[kind ?? ''] ?? { light: '#857A69', dark: '#818C9A', shape: 'plain', icon: TABLE[kind ?? ''] ?? 'card-pick' };
