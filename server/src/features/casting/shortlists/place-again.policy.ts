interface Removed {
  readonly id: number;
  /** From 1, on the list as it was when they were removed. */
  readonly position: number;
}

/** The order of a list with these put back. Those removed last come first. */
export function placeAgain(current: readonly number[], removed: readonly Removed[]): number[] {
  const order = [...current];
  for (const { id, position } of removed) order.splice(Math.min(position - 1, order.length), 0, id);
  return order;
}
