/** As many as there are poster colours in the theme. */
const colours = 8;

/** The same title always has the same colour. */
export function posterColour(title: string): number {
  let sum = 0;
  for (const letter of title.trim().toLowerCase()) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return (sum % colours) + 1;
}

export type TitleLength = 'short' | 'medium' | 'long';

/** Long words decide as much as long titles: they are not broken while they fit. */
export function titleLength(title: string): TitleLength {
  const longestWord = Math.max(0, ...title.split(/\s+/).map((word) => word.length));
  if (longestWord <= 6 && title.length <= 14) return 'short';
  return longestWord <= 9 && title.length <= 30 ? 'medium' : 'long';
}
