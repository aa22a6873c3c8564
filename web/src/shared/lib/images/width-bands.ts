import type { Size } from './geometry.ts';

/** Pictures up to this width are not shrunk. */
const widest = 1000;

/** Divisors by width; anything wider is divided by five. */
const bands = [
  { upTo: 2000, factor: 1.5 },
  { upTo: 3000, factor: 2 },
  { upTo: 4000, factor: 3 },
  { upTo: 5000, factor: 3.5 },
  { upTo: 6000, factor: 4 },
] as const;
const beyond = 5;

export const shrinkFactor = (width: number): number =>
  width <= widest ? 1 : (bands.find(({ upTo }) => width <= upTo)?.factor ?? beyond);

/** The size of a crop, by the width of the picture it is cut from. */
export function shrunkSize({ width, height }: Size, picture: Size): Size {
  const factor = shrinkFactor(picture.width);
  return { width: Math.max(1, Math.round(width / factor)), height: Math.max(1, Math.round(height / factor)) };
}
