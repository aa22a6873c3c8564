/** Known items keep their order. */
export function inStableOrder<Item>(
  items: readonly Item[],
  order: readonly number[],
  idOf: (item: Item) => number,
): Item[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  const ids = new Set(order);
  // New ones wait at the end, so nothing moves under the pointer.
  return [...known, ...items.filter((item) => !ids.has(idOf(item)))];
}
