import type { Opening } from './line-opening.ts';
import { isNeverName, isRarelyName } from './name-words.ts';
import { type Passage, textOf, wordsOf } from './passage.ts';
import type { Head } from './read-head.ts';

/** What stands around a line that may be the first of a character. */
export interface Surroundings {
  /** Lines of a character stand right above. */
  readonly isInBlock: boolean;
  readonly blockHasAge: boolean;
  readonly blockIsOneLine: boolean;
  readonly blockIsLabelled: boolean;
  /** The next line says an age, a look or something else of a person. */
  readonly nextDescribes: () => boolean;
  /** Any text stands right below. */
  readonly hasTextBelow: boolean;
  /** A sentence stands right below, and something above: a title of the project is the first line. */
  readonly isOverProse: () => boolean;
}

const longestLooseName = 6;
const longestNumberedName = 8;

/** Whether a line begins a character: by how the name is written, what follows it, and the lines around it. */
export function beginsCharacter(
  passage: Passage,
  head: Head,
  opening: Opening,
  around: Surroundings,
): boolean {
  const name = textOf(passage, head.name);
  if (isNeverName(name)) return false;
  const { isInBlock } = around;
  const isStyled = opening.isNumbered || opening.isBold;
  const isCapitals = head.shape === 'capitals';
  const words = wordsOf(name).length;
  const isGenderOnly =
    head.isNameFactual &&
    head.nameFacts.every(({ value }) => value.what === 'gender') &&
    head.separator !== ':';
  if (head.isNameFactual && head.nameFacts.length === 0) return false;

  if (head.isDescribed) {
    if (isGenderOnly) return isStyled || !isInBlock;
    if (isStyled || isCapitals) return true;
    if (isInBlock && (!around.blockHasAge || around.blockIsLabelled)) return false;
    return head.shape === 'name' || words <= longestLooseName;
  }
  if (isRarelyName(name)) return false;
  const hasRest = head.rests.length > 0 || head.facts.length > 0;
  if (head.separator === '' || !hasRest) {
    const isShort = words <= longestLooseName && (head.shape !== 'other' || head.isNameFactual || isStyled);
    if (isShort && (isStyled || !isInBlock) && around.nextDescribes()) return true;
    if (head.isNameFactual || !isCapitals || head.rests.length > 0) return false;
    if (opening.isNumbered) return true;
    if (isInBlock) return false;
    return head.separator === ':' ? around.hasTextBelow : head.separator === '' && around.isOverProse();
  }
  if (head.isNameFactual) return false;
  if (isCapitals) return isStyled || !isInBlock || around.blockIsOneLine;
  if (opening.isNumbered) return words <= longestNumberedName;
  return opening.isBold && !isInBlock && head.shape === 'name';
}
