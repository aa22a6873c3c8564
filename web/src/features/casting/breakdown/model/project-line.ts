import type { LineUse } from './breakdown.ts';
import type { Opening } from './line-opening.ts';
import { isNeverName, shapeOf } from './name-words.ts';
import { type Passage, textOf, wordsOf } from './passage.ts';

const titles =
  /(?:casting call|casting for|project|film|feature film|short film|movie|title|working title|series|web series|show|serial|production|production house|banner|director|directed by|producer|produced by|writer|client|brand|agency|casting director|casting by|casting agency|platform)(?: name| title)?\s{0,3}(?::|-\s)/uy;
const beforeColon = /([^:]{1,40}?)\s{0,3}(?::|\s-\s|-\s)/uy;
/** "MONSOON LINE - Breakdown". */
const titleOfAll =
  /(?:^|\s-\s|:\s)(?:(?:characters?|casting|cast|roles?) )?(?:breakdown|(?:cast|character) list)[:.]?$/;
const contact = /\S@\S+\.\S|https?:\/\/|www\.|(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/;
const ruler = /^[\s\-=_*~.#–—]{3,}$/;
const longestHeading = 10;

/** What a line is that tells of the project and not of a character; nothing if it may be of a character. */
export function projectLineUse(passage: Passage, { content }: Opening): LineUse | null {
  const { plain, text } = passage;
  if (ruler.test(text)) return 'heading';
  if (titleOfAll.test(plain.trimEnd())) return 'heading';
  titles.lastIndex = content.start;
  if (titles.test(plain)) return 'heading';
  if (contact.test(plain)) return 'not-understood';
  beforeColon.lastIndex = content.start;
  const label = beforeColon.exec(plain)?.[1];
  return label !== undefined && wordsOf(label).length <= 5 && isNeverName(label) ? 'not-understood' : null;
}

/** A line that is clearly a title of what follows. */
export function isHeading(passage: Passage, { content, isBold, isMarkdownHeading }: Opening): boolean {
  const said = textOf(passage, content);
  const words = wordsOf(said);
  if (words.length === 0 || words.length > longestHeading || /\d{4}|[.!?]\s/.test(said)) return false;
  if (isMarkdownHeading || (isBold && !said.includes('*'))) return true;
  return shapeOf(said) === 'capitals' || (/:\s*$/.test(passage.plain) && words.length <= 4);
}
