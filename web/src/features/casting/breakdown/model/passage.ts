/** A line or a cell as it was pasted, and the same in plain signs, letter for letter at the same places. */
export interface Passage {
  readonly text: string;
  readonly plain: string;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

const plainSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '×': 'x',
  '*': ' ',
  '│': '|',
};

const spaces = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/g;
const devanagariDigits = /[०-९]/g;
const signs = /[‘’′´`“”″–—−‐‑×*│]/g;

function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).toLowerCase();
    return letter.length === 1 ? letter : text.charAt(at);
  }).join('');
}

export function toPassage(text: string): Passage {
  const plain = toLowerCase(text)
    .replace(spaces, ' ')
    .replace(signs, (sign) => plainSigns[sign] ?? sign)
    .replace(devanagariDigits, (digit) => String(digit.charCodeAt(0) - 0x966));
  return { text, plain };
}

const isEdge = /[\s,;:|/\\•·=>~_#-]/;

/** Without spaces and separators at its ends. */
export function trimSpan({ plain }: Passage, span: Span): Span {
  let { start, end } = span;
  while (start < end && isEdge.test(plain.charAt(start))) start += 1;
  while (end > start && isEdge.test(plain.charAt(end - 1))) end -= 1;
  return { start, end };
}

export const textOf = ({ text }: Passage, { start, end }: Span): string => text.slice(start, end);
export const isBlank = ({ plain }: Passage): boolean => plain.trim() === '';
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
