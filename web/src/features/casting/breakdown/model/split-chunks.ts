import type { Passage, Span } from './passage.ts';

export interface ChunkSpan extends Span {
  readonly inBrackets: boolean;
}

const separators = new Set([',', ';', '|', '\t', '•', '·', '(', ')', '[', ']', '{', '}']);
const restOfAmount = /(?:\d\d,){0,4}\d{3}(?!\d)/y;
const abbreviation =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|yrs?|nos?|rs|mr|mrs|ms|dr|approx|min|max|ft|in|cms?|st|vs|ht|lt|col|capt)$/u;

const isSpace = (sign: string): boolean => sign === ' ' || sign === '\t' || sign === '';

function isInAmount(plain: string, at: number): boolean {
  if (!/\d/.test(plain.charAt(at - 1))) return false;
  restOfAmount.lastIndex = at + 1;
  return restOfAmount.test(plain);
}

function separates(plain: string, at: number): boolean {
  const sign = plain.charAt(at);
  if (sign === ',') return !isInAmount(plain, at);
  if (separators.has(sign)) return true;
  const next = plain.charAt(at + 1);
  if (sign === '-' || sign === '/')
    return isSpace(plain.charAt(at - 1)) && isSpace(next) && !isBetweenNumbers(plain, at);
  if (sign === '…') return true;
  if (sign === '!' || sign === '?') return isSpace(next);
  if (sign === '.') return isSpace(next) && !abbreviation.test(plain.slice(Math.max(0, at - 8), at));
  return false;
}

/** "24 - 32" and "5'6" - 5'10"" are one thing; what follows a dash otherwise is another. */
function isBetweenNumbers(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 12), at).trimEnd();
  const after = plain.slice(at + 1, at + 12).trimStart();
  return (
    /(?:\d|\d ?(?:yrs|years|yr|"|''|'|cms?|ft|s|in))$/.test(before) && /^(?:\d|early|mid|late)/.test(after)
  );
}

/** The parts of a text between commas, dashes, brackets and ends of sentences, none of them blank. */
export function splitChunks({ plain }: Passage, { start, end }: Span): ChunkSpan[] {
  const chunks: ChunkSpan[] = [];
  let from = start;
  let depth = 0;
  const close = (at: number) => {
    let first = from;
    let last = at;
    while (first < last && isSpace(plain.charAt(first))) first += 1;
    while (last > first && isSpace(plain.charAt(last - 1))) last -= 1;
    if (last > first) chunks.push({ start: first, end: last, inBrackets: depth > 0 });
    from = at + 1;
  };
  for (let at = start; at < end; at += 1) {
    if (!separates(plain, at)) continue;
    close(at);
    const sign = plain.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
  }
  close(end);
  return chunks;
}
