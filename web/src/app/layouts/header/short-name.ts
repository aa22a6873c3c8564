const longestShown = 18;

/** Letters as people count them: a vowel sign belongs to its consonant. */
const letters = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** The name as a small screen shows it. */
export function shortName(name: string): string {
  const all = letters(name);
  return all.length > longestShown ? `${all.slice(0, longestShown).join('').trimEnd()}…` : name;
}
