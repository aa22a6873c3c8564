/** The items in the order of their ids as it was held; those that came since stand where they stood before. */
export function inHeldOrder<Item>(
  items: readonly Item[],
  held: readonly number[],
  idOf: (item: Item) => number,
): Item[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const stayed = held.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(held);
  // What came since is the newest; it waits at the end rather than push everything down under the pointer.
  return [...stayed, ...items.filter((item) => !known.has(idOf(item)))];
}
