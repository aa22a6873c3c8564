import type { Drafts } from './drafts.ts';
import { type Fact, matchAt } from './facts.ts';
import type { Surroundings } from './first-line.ts';
import { type Passage, type Span, textOf, trimSpan } from './passage.ts';
import { countInFront } from './read-head.ts';
import { type Region, readRegion } from './read-region.ts';
import type { ListWords } from './read-words.ts';
import { sayRegion } from './say-region.ts';

interface Kind {
  readonly name: Span;
  readonly facts: readonly Fact[];
  /** What is said of this kind alone. */
  readonly bracket: Span | null;
}

/** "4 boys and 3 girls (8-10)": each kind with its number, and what is said of all of them. */
export interface SeveralKinds {
  readonly kinds: readonly Kind[];
  readonly common: readonly Span[];
}

const word = /[\p{L}\p{M}'-]+ +/uy;
const joining = /\s*(?:,? ?(?:and|plus)(?= )|[,&+/;])\s*/uy;
const notOfName = /^(?:and|or|plus|the|in|of|to|days?|weeks?|months?|years?|hours?) /;
/** People of whom no gender is said. */
const people = /(?:kids?|child(?:ren)?|people|dancers?|actors?|artists?|extras?)(?![\p{L}\p{N}'])/uy;
const noun = / \p{L}{2,}s(?![\p{L}\p{N}'])/uy;
const bracket = /\s*\(([^()]*)\)/uy;
const needed = /\s*(?:required|needed|wanted)(?![\p{L}\p{N}])/uy;
const mostWordsBefore = 4;

function endOf(pattern: RegExp, plain: string, at: number): number | null {
  const found = matchAt(pattern, plain, at);
  return found && at + found[0].length;
}

/** "5 college girls": a number, and words that end with whether they are men or women. */
function readKind(passage: Passage, start: number, words: ListWords): { kind: Kind; end: number } | null {
  const { plain } = passage;
  const count = matchAt(countInFront, plain, start);
  const wanted = Number(count?.[1] ?? 0);
  if (!count || wanted < 1) return null;
  const from = start + count[0].length;
  let at = from;
  for (let before = 0; before <= mostWordsBefore; before += 1) {
    const gender = words.gender(plain, at);
    const isSure = gender !== null && gender.value.what === 'gender' && gender.value.id !== null;
    const isGender = isSure && gender.firmness !== 'bare';
    const whole = isGender ? gender.end : endOf(people, plain, at);
    if (whole !== null) {
      const end = isGender && gender.firmness === 'firm' ? (endOf(noun, plain, whole) ?? whole) : whole;
      const said = { start, end: start + (count[1] ?? '').length };
      const facts: Fact[] = [
        { ...said, value: { what: 'wanted', count: wanted }, firmness: 'firm' },
        ...(isGender ? [{ ...gender, start: at }] : []),
      ];
      return { kind: { name: { start: from, end }, facts, bracket: null }, end };
    }
    const found = matchAt(word, plain, at);
    if (!found || notOfName.test(found[0])) return null;
    at += found[0].length;
  }
  return null;
}

function withBracket(plain: string, kind: Kind, end: number): { kind: Kind; end: number } {
  const found = matchAt(bracket, plain, end);
  if (!found) return { kind, end };
  const close = end + found[0].length;
  return {
    kind: { ...kind, bracket: { start: close - 1 - (found[1] ?? '').length, end: close - 1 } },
    end: close,
  };
}

/** Two or more kinds one after another, and behind them nothing, facts, or what a sign sets apart. */
export function readSeveralKinds(passage: Passage, content: Span, words: ListWords): SeveralKinds | null {
  const { plain } = passage;
  const kinds: Kind[] = [];
  let at = content.start;
  let end = at;
  for (;;) {
    const read = readKind(passage, at, words);
    if (!read || read.end > content.end) break;
    const whole = withBracket(plain, read.kind, read.end);
    kinds.push(whole.kind);
    ({ end } = whole);
    const join = matchAt(joining, plain, end);
    if (!join) break;
    at = end + join[0].length;
  }
  const last = kinds.at(-1);
  const isOfPeople = kinds.some(({ facts }) => facts.length > 1);
  if (!last || kinds.length < 2 || !isOfPeople) return null;
  const isOfAll = last.bracket !== null && kinds.filter((kind) => kind.bracket).length === 1;
  const restFrom = end + (matchAt(needed, plain, end)?.[0].length ?? 0);
  const rest = trimSpan(passage, { start: restFrom, end: content.end });
  const isApart = /^\s*(?:[,:;.(|-]|$)/.test(plain.slice(restFrom, content.end));
  if (!isApart && !readRegion(passage, rest, words, 'head').isWhole) return null;
  return {
    kinds: isOfAll ? [...kinds.slice(0, -1), { ...last, bracket: null }] : kinds,
    common: [...(isOfAll && last.bracket ? [last.bracket] : []), ...(rest.end > rest.start ? [rest] : [])],
  };
}

/** In the lines of a character only what nobody would say of that character. */
export const beginsSeveral = (
  passage: Passage,
  { common }: SeveralKinds,
  isStyled: boolean,
  { isInBlock, blockHasAge }: Surroundings,
  words: ListWords,
): boolean =>
  isStyled ||
  !isInBlock ||
  (blockHasAge && common.every((span) => readRegion(passage, span, words, 'head').isWhole));

/** A lone number may be an age or how many they are in all. */
const withoutLoneNumber = (region: Region, span: Span): Region =>
  region.facts.some(({ value, firmness }) => value.what === 'age' && firmness === 'bare')
    ? { ...region, facts: [], rest: span }
    : region;

/** A character for each kind, all or none. */
export function saySeveralKinds(
  drafts: Drafts,
  at: number,
  passage: Passage,
  { kinds, common }: SeveralKinds,
  weight: Parameters<Drafts['begin']>[2],
  words: ListWords,
): void {
  if (!drafts.hasRoomFor(kinds.length)) return;
  for (const { name, facts, bracket: own } of kinds) {
    const draft = drafts.begin(at, textOf(passage, name), weight);
    if (!draft) return;
    drafts.state(draft, at, passage, facts);
    for (const span of own ? [own, ...common] : common) {
      const region = withoutLoneNumber(readRegion(passage, span, words, 'head'), span);
      sayRegion(drafts, draft, at, passage, region, span);
    }
  }
}
