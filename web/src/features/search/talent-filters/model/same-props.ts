const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
};

/** Lists of ids that say the same are the same: an address that is read anew makes new ones. */
export function sameProps<Props extends object>(before: Props, after: Props): boolean {
  const now = new Map(Object.entries(after));
  const old = Object.entries(before);
  return old.length === now.size && old.every(([name, value]) => isSame(value, now.get(name)));
}
