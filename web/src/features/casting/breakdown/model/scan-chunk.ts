import type { LanguageLevel } from './breakdown.ts';
import { type Fact, type FactKind, type Match, type Matcher, matchAt } from './facts.ts';
import type { Passage, Span } from './passage.ts';
import { matchAge } from './read-age.ts';
import { matchFee } from './read-fee.ts';
import { matchHeight } from './read-height.ts';
import { type ListWords, matchWanted, matchWeight } from './read-words.ts';

export interface Scan {
  readonly facts: readonly Fact[];
  /** Facts, and nothing else but words that go with them. */
  readonly isWhole: boolean;
  /** It says more than its facts do, as "or" and "preferred" do. */
  readonly hasNuance: boolean;
  /** Facts in front of everything else. */
  readonly leading: readonly Fact[];
  /** What somebody speaks, knows or is trained in. */
  readonly asked: readonly Fact[];
  /** The chunk ends in a list of what is spoken or known, which may go on. */
  readonly goesOn: boolean;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const fillers = setOf(
  'a an and the in of is are his her their old only must with required needed wanted age aged gender sex group ' +
    'range height budget fee fees rate role roles character actor actors actress artist artists cast nos qty ' +
    'good well also language languages lang known mandatory compulsory should can be speaking approx around ' +
    'about per skills skill',
);
const nuances = setOf('or preferred preferably optional ideally plus bonus');
const asks = setOf('speaks speak fluent fluently knows know trained languages language');
const beforeAsking = setOf(
  'who and she he they must should also can to be is well fluent fluently speaks speak with in good',
);
const negations = setOf("not no never cannot without barely hardly nor doesn't don't can't");
const levels = new Map<string, LanguageLevel>([
  ['fluent', 'fluent'],
  ['fluently', 'fluent'],
  ['native', 'native'],
  ['basic', 'basic'],
  ['conversational', 'conversational'],
]);

const skipped = /(?:[^\p{L}\p{M}\p{N}₹'"]|["'](?![\p{L}\p{N}]))+/uy;
const word = /[\p{L}\p{M}\p{N}'"₹]+/uy;
const ageAndLetter = /(\d{2})\s?(?=[mf](?![\p{L}\p{N}]))/uy;

function matchAgeBeforeLetter(plain: string, place: number): Match | null {
  const found = matchAt(ageAndLetter, plain, place);
  if (!found) return null;
  const years = Number(found[1]);
  return { end: place + found[0].length, value: { what: 'age', min: years, max: years }, firmness: 'plain' };
}

/** In the order in which they are tried. */
const matchersOf = ({ gender, language, skill }: ListWords): readonly (readonly [FactKind, Matcher])[] => [
  ['height', matchHeight],
  ['fee', matchFee],
  ['wanted', matchWanted],
  ['age', matchAge],
  ['age', matchAgeBeforeLetter],
  ['weight', matchWeight],
  ['gender', gender],
  ['language', language],
  ['skill', skill],
];

/** Most of a breakdown is prose: what cannot be in it need not be tried at every word. */
const hasSigns: Readonly<Partial<Record<FactKind, RegExp>>> = {
  height: /\d/,
  fee: /\d/,
  wanted: /\d/,
  age: /\d|teen|ties/,
};

function firstMatch(matchers: readonly Matcher[], plain: string, at: number): Match | null {
  for (const matcher of matchers) {
    const found = matcher(plain, at);
    if (found) return found;
  }
  return null;
}

const isLanguage = ({ value }: Fact): boolean => value.what === 'language';
const isKnowledge = (fact: Fact): boolean => isLanguage(fact) || fact.value.what === 'skill';
const graded = (fact: Fact, level: LanguageLevel): Fact =>
  fact.value.what === 'language' ? { ...fact, value: { ...fact.value, level } } : fact;

/** What has been read of a chunk so far. */
class Reading {
  readonly facts: Fact[] = [];
  leading = 0;
  unknown = 0;
  hasNuance = false;
  private readonly asked = new Set<number>();
  private readonly before: string[] = [];
  private level: LanguageLevel | undefined;

  constructor(private asking: boolean) {}

  fact(found: Fact): void {
    let fact = this.level ? graded(found, this.level) : found;
    if (!isKnowledge(fact)) this.asking = false;
    else if (this.asking) {
      fact = { ...fact, firmness: 'firm' };
      this.asked.add(this.facts.length);
    }
    this.facts.push(fact);
    if (this.unknown === 0) this.leading += 1;
    this.before.push('');
  }

  word(text: string): void {
    const recent = this.before.slice(-3);
    const isDenied = recent.some((other) => negations.has(other));
    const last = recent.at(-1);
    const isKnown = fillers.has(text) || nuances.has(text) || asks.has(text) || levels.has(text);
    if (nuances.has(text)) this.hasNuance = true;
    if (!isKnown || isDenied) {
      this.unknown += 1;
      this.asking = false;
    } else if (asks.has(text)) this.asking = last === undefined || last === '' || beforeAsking.has(last);
    const level = levels.get(text);
    if (level) this.grade(level);
    this.before.push(text);
  }

  /** "fluent Hindi and Marathi" speaks of what follows, "Hindi fluent" of what is before. */
  private grade(level: LanguageLevel): void {
    const last = this.facts.at(-1);
    if (!last || !isLanguage(last) || this.level || this.before.at(-1) !== '') this.level = level;
    else this.facts[this.facts.length - 1] = { ...graded(last, level), firmness: 'firm' };
  }

  scan(): Scan {
    const { facts, leading, unknown, hasNuance, asked, asking } = this;
    return {
      facts,
      isWhole: unknown === 0 && facts.length > 0,
      hasNuance,
      leading: facts.slice(0, leading),
      asked: facts.filter((_, at) => asked.has(at)),
      goesOn: asking && asked.size > 0,
    };
  }
}

interface ScanOptions {
  /** No other facts than these are expected. */
  readonly only?: readonly FactKind[];
  /** A list of what is known reaches into this chunk. */
  readonly goesOn?: boolean;
}

const listed = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => (isLanguage(fact) ? { ...fact, firmness: 'firm' } : fact));

/** Reads a chunk from its first word to its last. */
export function scanChunk(
  { plain }: Passage,
  { start, end }: Span,
  words: ListWords,
  { only, goesOn = false }: ScanOptions = {},
): Scan {
  const piece = plain.slice(start, end);
  const mayBe = (kind: FactKind) => (!only || only.includes(kind)) && (hasSigns[kind]?.test(piece) ?? true);
  const matchers = matchersOf(words).flatMap(([kind, matcher]) => (mayBe(kind) ? [matcher] : []));
  const reading = new Reading(goesOn);
  let at = 0;
  while (at < piece.length) {
    const gap = matchAt(skipped, piece, at);
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const found = firstMatch(matchers, piece, at);
    if (found) {
      reading.fact({ ...found, start: start + at, end: start + found.end });
      at = found.end;
      continue;
    }
    const text = matchAt(word, piece, at)?.[0] ?? piece.charAt(at);
    reading.word(text);
    at += text.length;
  }
  const scan = reading.scan();
  const isList = scan.facts.filter(isLanguage).length > 1 || piece.endsWith('speaking');
  return isList ? { ...scan, facts: listed(scan.facts), leading: listed(scan.leading) } : scan;
}
