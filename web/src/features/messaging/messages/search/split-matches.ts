export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

const anyOf = (query: string): RegExp | undefined => {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  // The longest first, so that "monsoon" is not marked as "mon" alone.
  const sorted = [...new Set(words)].sort((one, other) => other.length - one.length);
  return new RegExp(`(${sorted.map((word) => word.replace(special, '\\$&')).join('|')})`, 'giu');
};

/** The text in pieces, of which some are words that were searched for. Joined they are the text again. */
export function splitMatches(text: string, query: string): Piece[] {
  const found = anyOf(query);
  if (!found) return text === '' ? [] : [{ text, isHit: false }];
  return text
    .split(found)
    .map((piece, at) => ({ text: piece, isHit: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const before = 28;

/** One line that begins a little before the first word found, so that it can be seen. */
export function lineAround(text: string, query: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = anyOf(query)?.exec(line)?.index ?? 0;
  if (at <= before) return line;
  const from = line.indexOf(' ', at - before);
  return `… ${line.slice(from === -1 || from >= at ? at : from + 1)}`;
}
