import type { Draft, Drafts } from './drafts.ts';
import { hasLetter, type Passage, type Span, textOf, trimSpan } from './passage.ts';
import type { Head } from './read-head.ts';
import type { Region } from './read-region.ts';

/** With both asterisks of a word in bold. */
function noteText(passage: Passage, { start, end }: Span): string {
  const { text } = passage;
  const marks = text.slice(start, end).split('*').length - 1;
  if (marks % 2 === 0) return text.slice(start, end);
  if (text.charAt(start - 1) === '*') return text.slice(start - 1, end);
  return text.slice(start, text.charAt(end) === '*' ? end + 1 : end);
}

/** Facts into their fields, and the rest into the brief: all of the text if it contradicts what was said. */
export function sayRegion(
  drafts: Drafts,
  draft: Draft,
  at: number,
  passage: Passage,
  region: Region,
  whole: Span,
  toNote = (text: string) => text,
): void {
  const agrees = drafts.state(draft, at, passage, region.facts);
  const rest = agrees ? region.rest : trimSpan(passage, whole);
  if (!rest || rest.end <= rest.start) return;
  const text = noteText(passage, rest);
  drafts.note(draft, at, toNote(text), text);
}

export function sayHead(
  drafts: Drafts,
  draft: Draft,
  at: number,
  passage: Passage,
  { facts, nameFacts, name, rests }: Head,
): void {
  const agrees = drafts.state(draft, at, passage, facts);
  drafts.imply(draft, nameFacts);
  if (!agrees) {
    const after = trimSpan(passage, { start: name.end, end: passage.text.length });
    drafts.note(draft, at, textOf(passage, after));
    return;
  }
  for (const rest of rests) {
    const text = noteText(passage, rest);
    if (hasLetter(text) || /\d/.test(text)) drafts.note(draft, at, text);
  }
}
