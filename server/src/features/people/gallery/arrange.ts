export interface Placing {
  readonly id: number;
  readonly order: number;
}

/**
 * Puts those that have a place to go to there, from the front to the back; the others keep their order around
 * them. A place behind the last one is the last one.
 */
export function arrange(ids: readonly number[], placings: readonly Placing[]): number[] {
  const moved = new Set(placings.map(({ id }) => id));
  const result = ids.filter((id) => !moved.has(id));
  for (const { id, order } of [...placings].sort((a, b) => a.order - b.order)) result.splice(order, 0, id);
  return result;
}
