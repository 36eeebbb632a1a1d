// Boxes on the screen. Pure.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a box may stand out and still be whole to the eye, in pixels. */
const SLACK = 4;

/** Whether a box is whole within every frame. */
export const inside = (box: Box, frames: Box[]): boolean =>
  frames.every((f) => box.left >= f.left - SLACK && box.top >= f.top - SLACK && box.right <= f.right + SLACK && box.bottom <= f.bottom + SLACK);

export const middle = ({ left, top, right, bottom }: Box): [number, number] => [(left + right) / 2, (top + bottom) / 2];
