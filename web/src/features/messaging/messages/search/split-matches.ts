export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const regexCharacters = /[.*+?^${}()|[\]\\]/g;

const matchAny = (query: string): RegExp | undefined => {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  // Longest first, so "monsoon" wins over "mon".
  const sorted = [...new Set(words)].sort((one, other) => other.length - one.length);
  return new RegExp(`(${sorted.map((word) => word.replace(regexCharacters, '\\$&')).join('|')})`, 'giu');
};

/** Joined, the pieces are the text again. */
export function splitMatches(text: string, query: string): TextPiece[] {
  const found = matchAny(query);
  if (!found) return text === '' ? [] : [{ text, isMatch: false }];
  return text
    .split(found)
    .map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const leadingCharacters = 28;

/** Starts shortly before the first match, so it is visible. */
export function excerptAround(text: string, query: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = matchAny(query)?.exec(line)?.index ?? 0;
  if (at <= leadingCharacters) return line;
  const from = line.indexOf(' ', at - leadingCharacters);
  return `… ${line.slice(from === -1 || from >= at ? at : from + 1)}`;
}
