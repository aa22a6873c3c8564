/** Those named go ahead of that entry, in their order, or to the end. The others stay as they stand. */
export function placeBefore(
  order: readonly number[],
  named: readonly number[],
  follower: number | null,
): number[] {
  const others = order.filter((id) => !named.includes(id));
  // Ahead of one of themselves is ahead of whoever comes after it.
  const from = follower === null ? order.length : order.indexOf(follower);
  const next = order.slice(from).find((id) => !named.includes(id));
  return others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, ...named);
}
