import { longestName } from './breakdown.ts';
import { type Fact, matchAt } from './facts.ts';
import { fieldOf } from './fields.ts';
import { type NameShape, shapeOf } from './name-words.ts';
import { hasLetter, type Passage, type Span, textOf, trimSpan, wordsOf } from './passage.ts';
import { readRegion } from './read-region.ts';
import type { ListWords } from './read-words.ts';
import { scanChunk } from './scan-chunk.ts';

/** What may be the first line of a character: a name and what is said right after it. */
export interface Head {
  readonly name: Span;
  readonly shape: NameShape;
  /** The sign after the name, or nothing if the name is the whole line. */
  readonly separator: string;
  /** Without the name's own. */
  readonly facts: readonly Fact[];
  /** Facts of a person right after the name. */
  readonly isDescribed: boolean;
  /** The name is made of words like "male lead" and "junior artists". */
  readonly nameFacts: readonly Fact[];
  readonly isNameFactual: boolean;
  readonly rests: readonly Span[];
}

const nameEnd = /[([,:;=\t|]| \/ |\s-|-\s/g;
const isA = / is (?=(?:an?|the|in)\s)/g;
const endOfSentence = /\p{Lu}{3}\.\s(?=\p{Lu}\p{Ll}|\p{Lu}\s)/gu;
const title = /(?:mrs|capt|dr|prof|insp|smt)$/;
export const countInFront = /(\d{1,3}) ?(?:x|nos\.?)? +(?=\p{L})/uy;
const needed = /\s(?:required|needed|wanted)$/;
const mostWordsOfName = 10;

function endOfName(passage: Passage, { start, end }: Span): number {
  const { plain, text } = passage;
  let at = end;
  nameEnd.lastIndex = start + 1;
  const sign = nameEnd.exec(plain);
  if (sign && sign.index < at) at = sign.index;
  for (const pattern of [isA, endOfSentence]) {
    pattern.lastIndex = start;
    const found = pattern.exec(pattern === isA ? plain : text);
    const place = found ? found.index + (pattern === isA ? 0 : 3) : end;
    if (place >= at || title.test(plain.slice(start, place))) continue;
    if (shapeOf(text.slice(start, place)) === 'capitals') at = place;
  }
  return at;
}

const starts = new Set(['age', 'wanted', 'height']);

/** "Meera 24-32 F" has no sign between name and facts: the place where the facts begin. */
function factsAtEnd(passage: Passage, name: Span, words: ListWords): number {
  const said = passage.plain.slice(name.start, name.end);
  if (!/\d|\s[mf]$/.test(said)) return name.end;
  const places = [...said.matchAll(/\s+/g)].slice(0, mostWordsOfName);
  for (const place of places) {
    const start = name.start + place.index + place[0].length;
    const scan = scanChunk(passage, { start, end: name.end }, words);
    const [first] = scan.facts;
    if (!scan.isWhole || first?.start !== start) continue;
    const { what } = first.value;
    const isGender = what === 'gender' && first.firmness !== 'plain' && scan.facts.length > 1;
    const before = scanChunk(passage, { start: name.start, end: start }, words);
    if (isGender && before.isWhole) continue;
    const isLoneNumber = scan.facts.length === 1 && first.firmness === 'bare';
    if ((starts.has(what) || isGender) && !isLoneNumber) return start;
  }
  return name.end;
}

const isOfPerson = ({ value }: Fact): boolean =>
  value.what === 'age' ||
  value.what === 'gender' ||
  value.what === 'wanted' ||
  value.what === 'weight' ||
  value.what === 'height';

const notNames = new Set(['age', 'height', 'fee', 'language', 'skill', 'wanted']);

function isName(passage: Passage, span: Span): boolean {
  const name = textOf(passage, span);
  if (!hasLetter(name) || name.length > longestName) return false;
  if (/[\p{Ll}\p{M}][.!?]$/u.test(name) && wordsOf(name).length > 2) return false;
  return wordsOf(name).length <= mostWordsOfName && fieldOf(name) === null;
}

/** The bracket right after a name and what follows it, or what follows alone. */
function regionsAfter({ plain }: Passage, start: number, end: number): Span[] {
  const opening = /^[\s,:-]{0,3}([([])/.exec(plain.slice(start, start + 4));
  if (!opening) return [{ start, end }];
  const from = start + opening[0].length;
  const close = plain.indexOf(opening[1] === '(' ? ')' : ']', from);
  if (close === -1 || close >= end) return [{ start: from, end }];
  return [
    { start: from, end: close },
    { start: close + 1, end },
  ];
}

export function readHead(passage: Passage, content: Span, words: ListWords): Head | null {
  const count = matchAt(countInFront, passage.plain, content.start);
  const start = content.start + (count?.[0].length ?? 0);
  const signAt = endOfName(passage, { start, end: content.end });
  const factsAt = factsAtEnd(passage, { start, end: signAt }, words);
  let name = trimSpan(passage, { start, end: factsAt });
  const extra = needed.exec(passage.plain.slice(name.start, name.end));
  if (extra) name = { start: name.start, end: name.start + extra.index };
  if (name.end <= name.start || !isName(passage, name)) return null;
  const ofName = scanChunk(passage, name, words);
  if (ofName.isWhole && ofName.facts.some(({ value }) => notNames.has(value.what))) return null;

  const facts: Fact[] = [];
  const rests: Span[] = [];
  let isDescribed = count !== null && (extra !== null || (ofName.isWhole && ofName.facts.length > 0));
  if (count) {
    const end = content.start + (count[1] ?? '').length;
    facts.push({
      start: content.start,
      end,
      value: { what: 'wanted', count: Number(count[1]) },
      firmness: 'firm',
    });
  }
  const after = [
    ...(factsAt < signAt ? [{ start: factsAt, end: signAt }] : []),
    ...regionsAfter(passage, signAt, content.end),
  ];
  for (const [at, span] of after.entries()) {
    const region = readRegion(passage, span, words, 'head');
    if (region.first.some(isOfPerson) && (at === 0 || rests.length === 0)) isDescribed = true;
    facts.push(...region.facts);
    if (region.rest) rests.push(region.rest);
  }
  const said = ofName.isWhole ? ofName.facts : ofName.leading.filter(({ firmness }) => firmness === 'firm');
  return {
    name,
    shape: shapeOf(textOf(passage, name)),
    separator: passage.plain.slice(signAt, content.end).trim().charAt(0),
    facts: facts.map((fact) => countOfPeople(passage, name, content, fact)),
    isDescribed,
    nameFacts: said.filter(({ value }) => value.what === 'gender' || value.what === 'weight'),
    isNameFactual: ofName.isWhole,
    rests,
  };
}

const endsInS = /\b(?:james|charles|jones|williams|moses)$/;
const several = /(?:[^s'iau]s|people|artists?|crowd|extras|men|women|children|kids)$/;
const child = /\b(?:child|kid|boy|girl|son|daughter|baby|student)\b/;
const mostOfOneKind = 12;

/** A lone number after a name: "BOUNCERS (4)" counts people, "PRIYA (28)" is an age. */
function countOfPeople(passage: Passage, name: Span, content: Span, fact: Fact): Fact {
  const { value } = fact;
  if (value.what !== 'age' || fact.firmness !== 'bare' || value.min === null) return fact;
  const isInBrackets =
    /[([]\s*$/.test(passage.plain.slice(0, fact.start)) && /^\s*[)\]]/.test(passage.plain.slice(fact.end));
  const said = passage.plain.slice(name.start, name.end);
  const areSeveral = several.test(said) && !endsInS.test(said);
  const isSmall = value.min <= mostOfOneKind;
  const isOfChild = child.test(passage.plain.slice(content.start, content.end));
  const counts = isInBrackets ? areSeveral || (isSmall && !isOfChild) : areSeveral && isSmall;
  if (value.min === 0 || !counts) return fact;
  return { ...fact, value: { what: 'wanted', count: value.min } };
}
