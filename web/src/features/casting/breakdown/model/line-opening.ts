import { type Passage, type Span, trimSpan } from './passage.ts';

/** What stands around the words of a line: numbers, bullets, emoji, asterisks. */
export interface Opening {
  readonly content: Span;
  readonly isNumbered: boolean;
  readonly isBold: boolean;
  readonly isMarkdownHeading: boolean;
}

const chatPrefix = /^\s*\[[\d/,:.\sapm-]{8,30}\]\s?[^:]{1,40}:\s/y;
const bullets = /[^\p{L}\p{N}("'₹+<[]+/uy;
const numbering =
  /(?:\d{1,3}(?=\t)|#?\(?\d{1,3}(?:[.)\]](?!\d)|:(?=\s)|\s?-(?=\s\D)|\ufe0f?\u20e3)|\(?(?:i{1,3}|iv|vi{0,3}|ix|[a-z])\)|#\d{1,3}(?=\s))[.):]?\s*(?=\S)/uy;

function skip(pattern: RegExp, plain: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(plain)?.[0].length ?? 0);
}

const bareNumber = /\s*(\d{1,3}) (?=\p{L})/uy;
const fewestInSeries = 3;

/** Lines "1 Meera", "2 Kabir", "3 Nani": three numbers in order are no counts. */
export function serialLines(passages: readonly Passage[]): ReadonlySet<Passage> {
  const series: Passage[] = [];
  for (const passage of passages) {
    bareNumber.lastIndex = 0;
    if (Number(bareNumber.exec(passage.plain)?.[1]) === series.length + 1) series.push(passage);
  }
  return new Set(series.length < fewestInSeries ? [] : series);
}

export function readOpening(passage: Passage, isSerial: boolean): Opening {
  const { plain, text } = passage;
  const afterPrefix = skip(chatPrefix, plain, 0);
  const hash = /^\s*#{1,6}\s/.test(text);
  const afterHash = hash ? skip(bullets, plain, afterPrefix) : afterPrefix;
  const bulletEnd = plain.charAt(afterHash) === '#' ? afterHash : skip(bullets, plain, afterHash);
  const numberEnd = skip(isSerial ? bareNumber : numbering, plain, bulletEnd);
  const isNumbered = numberEnd > bulletEnd;
  const start = isNumbered ? skip(bullets, plain, numberEnd) : numberEnd;
  const content = trimSpan(passage, { start, end: plain.length });
  const before = text.slice(afterPrefix, content.start);
  const after = text.slice(content.end);
  const inside = text.slice(content.start, content.end);
  const isAllBold = /[*_]/.test(before) && /[*_]/.test(after) && !inside.includes('*');
  const beginsBold = /[*_]\s?$/.test(before) && /^[^*]{1,80}\*/.test(inside);
  return { content, isNumbered, isBold: isAllBold || beginsBold, isMarkdownHeading: hash };
}
