import type { Breakdown, BreakdownLine, BreakdownLists } from './breakdown.ts';
import { Drafts } from './drafts.ts';
import { serialLines } from './line-opening.ts';
import { isBlank, toPassage } from './passage.ts';
import { LineReader } from './read-lines.ts';
import { TableReader } from './read-table.ts';
import { toListWords } from './read-words.ts';

/** Drafts of the characters of a pasted casting breakdown, and what each of its lines was taken for. */
export function readBreakdown(text: string, lists: BreakdownLists): Breakdown {
  const texts = text.split(/\r\n|\r|\n/);
  const passages = texts.map(toPassage);
  const lines = passages.map(
    (passage, at): BreakdownLine => ({
      number: at + 1,
      text: passage.text,
      use: isBlank(passage) ? 'blank' : 'not-understood',
    }),
  );
  const words = toListWords(lists);
  const drafts = new Drafts(lines);
  const reader = new LineReader(passages, serialLines(passages), drafts, words);
  for (let at = 0; at < texts.length; ) {
    const end = new TableReader(texts, drafts, words, reader.weight).read(at);
    if (end === null) {
      reader.read(at);
      at += 1;
    } else {
      reader.close();
      at = end;
    }
  }
  return { characters: drafts.characters, lines };
}
