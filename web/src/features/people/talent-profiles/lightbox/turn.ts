/** Where a key leads from one photo of several; nothing for keys that mean something else. */
export function turnByKey(key: string, at: number, of: number): number | undefined {
  const last = of - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 1,
    PageDown: at + 1,
    Home: 0,
    End: last,
  };
  const next = places[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), last);
}

/** A fifth of the width is meant; less falls back. */
const meant = 0.2;

/** Where a finger leads that has moved so far: to the left is on. */
export function turnBySwipe(moved: number, width: number, at: number, of: number): number {
  if (Math.abs(moved) < width * meant) return at;
  return Math.min(Math.max(at + (moved < 0 ? 1 : -1), 0), of - 1);
}

/** At either end there is nothing to pull out: the photo gives a little and comes back. */
export const pulled = (moved: number, at: number, of: number): number =>
  (moved > 0 && at === 0) || (moved < 0 && at === of - 1) ? moved / 4 : moved;
