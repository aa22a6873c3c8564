import type { Fact } from './facts.ts';
import { type Passage, type Span, trimSpan } from './passage.ts';
import type { ListWords } from './read-words.ts';
import { type Scan, scanChunk } from './scan-chunk.ts';
import { type ChunkSpan, splitChunks } from './split-chunks.ts';

export interface Region {
  readonly facts: readonly Fact[];
  /** Those it begins with. */
  readonly first: readonly Fact[];
  /** What is not made of facts. */
  readonly rest: Span | null;
  /** Nothing but facts. */
  readonly isWhole: boolean;
}

interface Chunk extends ChunkSpan {
  readonly scan: Scan;
}

/** `head` is right after a name, where facts are expected; `body` is any other text of a character. */
export type RegionPlace = 'head' | 'body';

const kindsOf = (facts: readonly Fact[]): Set<string> => new Set(facts.map(({ value }) => value.what));
const isFirm = ({ firmness }: Fact): boolean => firmness === 'firm';

function scanAll(passage: Passage, span: Span, words: ListWords): Chunk[] {
  const chunks: Chunk[] = [];
  let goesOn = false;
  for (const part of splitChunks(passage, span)) {
    const scan = scanChunk(passage, part, words, { goesOn });
    goesOn = scan.goesOn && (scan.isWhole || !part.inBrackets);
    if (/[\p{L}\p{N}]/u.test(passage.plain.slice(part.start, part.end))) chunks.push({ ...part, scan });
  }
  return chunks;
}

/** Whether all of it is facts. In a text a letter, a number or a skill alone is none. */
function isFactual(chunks: readonly Chunk[], place: RegionPlace): boolean {
  if (chunks.length === 0 || chunks.some(({ scan }) => !scan.isWhole)) return false;
  const facts = chunks.flatMap(({ scan }) => scan.facts);
  if (place === 'head') return true;
  const kinds = kindsOf(facts);
  if (kinds.size > 1) return true;
  return facts.some(
    ({ firmness, value }) => firmness === 'firm' || (firmness === 'plain' && value.what !== 'skill'),
  );
}

/** How many chunks at the end are facts by themselves. */
function tailLength(chunks: readonly Chunk[], place: RegionPlace): number {
  let whole = 0;
  let firm = 0;
  while (whole < chunks.length) {
    const chunk = chunks[chunks.length - 1 - whole];
    if (!chunk?.scan.isWhole) break;
    whole += 1;
    if (firm === whole - 1 && chunk.scan.facts.every(isFirm)) firm = whole;
  }
  const facts = chunks.slice(chunks.length - whole).flatMap(({ scan }) => scan.facts);
  const kinds = kindsOf(facts);
  const languages = facts.filter(({ value }) => value.what === 'language').length;
  const isList = languages > (place === 'head' ? 0 : 1) && languages === facts.length;
  return !kinds.has('skill') && (kinds.size > 1 || isList) ? whole : firm;
}

const closers = /[.!?…"')\]”’]/;

/** With the mark at its end, and with both brackets or none. */
function widen(passage: Passage, span: Span, within: Span): Span {
  let { start, end } = span;
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const sign = passage.plain.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    if (depth >= 0) continue;
    const opening = Math.max(
      passage.plain.lastIndexOf('(', start - 1),
      passage.plain.lastIndexOf('[', start - 1),
    );
    if (opening >= within.start) start = opening;
    depth = 0;
  }
  while (end < within.end && closers.test(passage.plain.charAt(end))) {
    const closesBracket = /[)\]]/.test(passage.plain.charAt(end));
    if (closesBracket && depth <= 0) break;
    if (closesBracket) depth -= 1;
    end += 1;
  }
  return { start, end };
}

const justNumbers = /^[\d\s-]+$/;

/** At the beginning of a sentence numbers alone may be anything, such as days. */
const isSaidOfPeople =
  ({ plain }: Passage) =>
  ({ value, firmness, start, end }: Fact): boolean =>
    firmness !== 'bare' &&
    (value.what === 'gender' || (value.what === 'age' && !justNumbers.test(plain.slice(start, end))));

const factsOfProse = ({ scan }: Chunk): readonly Fact[] =>
  scan.isWhole ? scan.facts.filter(isFirm) : scan.asked;

/** Facts of the text, and one piece of it with everything that is more than facts. */
export function readRegion(passage: Passage, span: Span, words: ListWords, place: RegionPlace): Region {
  const within = trimSpan(passage, span);
  const chunks = scanAll(passage, within, words);
  if (isFactual(chunks, place)) {
    const nuanced = chunks.filter(({ scan }) => scan.hasNuance);
    const facts = chunks.flatMap(({ scan }) => scan.facts);
    return { facts, first: facts, rest: restOf(passage, within, nuanced), isWhole: true };
  }
  let lead = 0;
  if (place === 'head') while (chunks[lead]?.scan.isWhole) lead += 1;
  const tail = tailLength(chunks.slice(lead), place);
  const prose = chunks.slice(lead, chunks.length - tail);
  const outside = [...chunks.slice(0, lead), ...chunks.slice(chunks.length - tail)];
  const first = [
    ...chunks.slice(0, lead).flatMap(({ scan }) => scan.facts),
    ...(place === 'head' ? (prose[0]?.scan.leading ?? []).filter(isSaidOfPeople(passage)) : []),
  ];
  const facts = [
    ...first,
    ...prose.flatMap(factsOfProse),
    ...chunks.slice(chunks.length - tail).flatMap(({ scan }) => scan.facts),
  ];
  const kept = [...prose, ...outside.filter(({ scan }) => scan.hasNuance)];
  return { facts, first, rest: restOf(passage, within, kept), isWhole: false };
}

function restOf(passage: Passage, within: Span, kept: readonly Chunk[]): Span | null {
  if (kept.length === 0) return null;
  const start = Math.min(...kept.map((chunk) => chunk.start));
  const end = Math.max(...kept.map((chunk) => chunk.end));
  return widen(passage, { start, end }, within);
}
