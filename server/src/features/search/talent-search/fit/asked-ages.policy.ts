/** The playing ages a character asks for. With one end only, the ten years from it. */
export interface AskedAges {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly isOpenBelow: boolean;
  readonly isOpenAbove: boolean;
  /** Who plays an age this close to the middle is right in range. */
  readonly reach: number;
}

const openYears = 10;
/** The middle of two or three years is all of them. */
const shortHalf = 1;
/** How far outside one may play and still be known for these ages. */
export const yearsOutside = 6;

export function askedAges(min: number | null, max: number | null): AskedAges | undefined {
  if (min === null && max === null) return undefined;
  const from = min ?? Math.max(0, (max ?? 0) - openYears);
  const to = max ?? from + openYears;
  const half = (to - from) / 2;
  return {
    from,
    to,
    middle: from + half,
    isOpenBelow: min === null,
    isOpenAbove: max === null,
    reach: half <= shortHalf ? half : half / 4,
  };
}
