import { type Field, fieldOf } from './fields.ts';
import { type Passage, type Span, textOf } from './passage.ts';

/** "Age: 24 to 32": what the line says it tells, and what it tells. */
export interface Label {
  readonly field: Field;
  readonly heading: string;
  readonly value: Span;
  readonly whole: Span;
}

const labelled = /([\p{L}\p{M}][^:=\t|,]{0,40}?)\s{0,3}(?::-|:|=|\s-\s|-\s)\s{0,5}/uy;
const numberAtEnd = /\s{0,3}(?:no\.?\s?)?#?\d{1,2}$/;
const nextLabel = /(?:\s?[/|;,•]\s{0,3}|\s{2,}|\t)(?=([\p{L}][\p{L} ]{1,25}?)\s?:)/gu;

function readOne(passage: Passage, whole: Span): Label | null {
  labelled.lastIndex = whole.start;
  const found = labelled.exec(passage.plain);
  if (!found || labelled.lastIndex > whole.end) return null;
  const name = (found[1] ?? '').trim();
  const field = fieldOf(name) ?? fieldOf(name.replace(numberAtEnd, ''));
  if (!field || field === 'serial') return null;
  const isNumbered = numberAtEnd.test(name);
  if (isNumbered && field !== 'name') return null;
  const heading = textOf(passage, { start: whole.start, end: whole.start + (found[1] ?? '').length });
  return { field, heading, value: { start: labelled.lastIndex, end: whole.end }, whole };
}

/** All labels of a line: some people write them one after another, with slashes between. */
export function readLabels(passage: Passage, content: Span): Label[] {
  const first = readOne(passage, content);
  if (!first) return [];
  const places = [content.start];
  nextLabel.lastIndex = first.value.start;
  for (let found = nextLabel.exec(passage.plain); found; found = nextLabel.exec(passage.plain)) {
    if (nextLabel.lastIndex >= content.end) break;
    if (fieldOf(found[1] ?? '')) places.push(nextLabel.lastIndex);
    if (found[0] === '') nextLabel.lastIndex += 1;
  }
  return places.flatMap((start, at) => {
    const next = places[at + 1];
    const end = next === undefined ? content.end : trimEnd(passage, start, next);
    const label = readOne(passage, { start, end });
    return label ? [label] : [];
  });
}

function trimEnd({ plain }: Passage, start: number, next: number): number {
  let end = next;
  while (end > start && /[\s/|;,•]/.test(plain.charAt(end - 1))) end -= 1;
  return end;
}
