import type { Fact, FactKind } from './facts.ts';
import type { Field } from './fields.ts';
import { type Passage, type Span, trimSpan } from './passage.ts';
import { feeUnitOf, matchAmount } from './read-fee.ts';
import type { Region } from './read-region.ts';
import type { ListWords } from './read-words.ts';
import { scanChunk } from './scan-chunk.ts';
import { splitChunks } from './split-chunks.ts';

export type FactField = Exclude<Field, 'name' | 'note' | 'serial'>;

export const isFactField = (field: Field): field is FactField =>
  field !== 'name' && field !== 'note' && field !== 'serial';

const expected: Readonly<Record<FactField, readonly FactKind[]>> = {
  age: ['age', 'gender'],
  gender: ['gender', 'age'],
  language: ['language'],
  skill: ['skill'],
  wanted: ['wanted'],
  weight: ['weight', 'gender'],
  fee: ['fee'],
  height: ['height'],
};

const justNumber = /^\d{1,3}$/;

function lone(passage: Passage, span: Span, field: FactField, heading: string): Fact | null {
  const said = passage.plain.slice(span.start, span.end);
  if (field === 'wanted' && justNumber.test(said) && Number(said) > 0) {
    return { ...span, value: { what: 'wanted', count: Number(said) }, firmness: 'firm' };
  }
  if (field !== 'fee') return null;
  const unit = feeUnitOf(heading.toLowerCase());
  const match = unit && matchAmount(said, 0, unit);
  return match && { ...match, start: span.start, end: span.start + match.end };
}

/** What a label or a column says: facts of its kind, and all of it in the author's words if there is more to it. */
export function readField(
  passage: Passage,
  span: Span,
  field: FactField,
  heading: string,
  words: ListWords,
): Region {
  const value = trimSpan(passage, span);
  const alone = lone(passage, value, field, heading);
  if (alone) return { facts: [alone], first: [alone], rest: null, isWhole: true };
  const facts: Fact[] = [];
  let isWhole = true;
  let hasNuance = false;
  const isKnowledge = field === 'language' || field === 'skill';
  for (const chunk of splitChunks(passage, value)) {
    const scan = scanChunk(passage, chunk, words, { only: expected[field], goesOn: isKnowledge });
    const isLevel = field === 'language' && scan.facts.length === 0 && gradeLast(passage, chunk, facts);
    if (isLevel) continue;
    if (!scan.isWhole) isWhole = false;
    if (scan.hasNuance) hasNuance = true;
    facts.push(...(scan.isWhole || isKnowledge ? scan.facts : scan.leading));
  }
  if (facts.length === 0) isWhole = false;
  return { facts, first: facts, rest: isWhole && !hasNuance ? null : value, isWhole };
}

const levels = ['basic', 'conversational', 'fluent', 'native'] as const;

/** The brackets of "Hindi (fluent)". */
function gradeLast(passage: Passage, chunk: Span, facts: Fact[]): boolean {
  const said = passage.plain.slice(chunk.start, chunk.end);
  const level = levels.find((name) => name === said);
  const last = facts.at(-1);
  if (!level || last?.value.what !== 'language') return false;
  facts[facts.length - 1] = { ...last, value: { ...last.value, level } };
  return true;
}
