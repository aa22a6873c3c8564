/** Someone goes ahead of another, or to the end. The others stay as they stand. */
export function placedBefore(order: readonly number[], id: number, follower: number | null): number[] {
  const others = order.filter((one) => one !== id);
  const at = follower === null ? -1 : others.indexOf(follower);
  return others.toSpliced(at < 0 ? others.length : at, 0, id);
}

/** Who comes after someone that stands at this place, counted from 0. */
export const followerAt = (order: readonly number[], id: number, place: number): number | null =>
  order.filter((one) => one !== id)[place] ?? null;

const pageLength = 10;

const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - pageLength,
  PageDown: (at) => at + pageLength,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key takes someone who is held. Undefined for keys that move nobody. */
export const placeAfterKey = (key: string, at: number, last: number): number | undefined => {
  const target = targets[key];
  return target && Math.min(Math.max(target(at, last), 0), last);
};
