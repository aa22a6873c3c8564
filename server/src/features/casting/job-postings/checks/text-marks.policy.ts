/** How many words are taken together, and how many of the smallest hashes are kept. */
const groupOf = 4;
const marksKept = 24;
/** Shorter texts are alike by chance. */
const fewestGroups = 20;

/** FNV-1a, 32 bits: the same on every node and for ever, because it is stored. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) | 0;
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The smallest hashes of all groups of four words in a text. Two texts share as large a part of them as they share
 * of their words, whatever their length. Empty for a short one.
 */
export function textMarks(text: string | null): number[] {
  const words = wordsOf(text ?? '');
  const groups = new Set(
    words
      .slice(0, Math.max(0, words.length - groupOf + 1))
      .map((_, at) => hash(words.slice(at, at + groupOf).join(' '))),
  );
  if (groups.size < fewestGroups) return [];
  return [...groups].toSorted((one, other) => one - other).slice(0, marksKept);
}

/** As much of the marks as is called a copy, in percent. */
export const copiedPercent = 60;
