const isInitial = (word: string) => [...word.replaceAll('.', '')].length === 1;

/** Guests see a first name and an initial, so they search by these: the first word, and single letters. */
export function nameForGuests(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !isInitial(word));
  return words.filter((word, at) => at === first || isInitial(word)).join(' ');
}
