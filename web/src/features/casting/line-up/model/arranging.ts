import { maxStanding } from '@callboard/contract/casting/line-up-facts';
import type { Arrangement } from './line-up-address.ts';

type Ids = readonly number[];

interface Arranged {
  readonly user_id: number;
  readonly height_cm: number | null;
  readonly screen_min_age: number | null;
  readonly screen_max_age: number | null;
}

export const middleAge = ({ screen_min_age: from, screen_max_age: to }: Arranged): number | null =>
  from === null && to === null ? null : ((from ?? to ?? 0) + (to ?? from ?? 0)) / 2;

/** Those without a height or an age come last. */
const by = (value: (one: Arranged) => number | null) => (one: Arranged, other: Arranged) =>
  (value(one) ?? Number.MAX_SAFE_INTEGER) - (value(other) ?? Number.MAX_SAFE_INTEGER);

/** From left to right, as the picture shows them. */
export function arrange<Person extends Arranged>(
  people: readonly Person[],
  arrangement: Arrangement,
): Person[] {
  if (arrangement === 'height') return people.toSorted(by(({ height_cm }) => height_cm));
  return arrangement === 'age' ? people.toSorted(by(middleAge)) : [...people];
}

/** The same of numbers; those whose height or age is still on its way come last. */
export function orderOf<Person extends Arranged>(
  ids: Ids,
  byId: ReadonlyMap<number, Person>,
  arrangement: Arrangement,
): number[] {
  if (arrangement !== 'height' && arrangement !== 'age') return [...ids];
  const known = arrange(
    ids.flatMap((id) => byId.get(id) ?? []),
    arrangement,
  ).map(({ user_id }) => user_id);
  return [...known, ...ids.filter((id) => !byId.has(id))];
}

/** Groups that stand together and have a card: pairs, everyone, or each with the next one. */
export function groupsOf(ids: Ids, arrangement: Arrangement): number[][] {
  if (ids.length < 2) return [];
  if (arrangement === 'family') return [[...ids]];
  const step = arrangement === 'pairs' ? 2 : 1;
  const starts = ids.map((_, at) => at).filter((at) => at % step === 0);
  return starts.map((at) => ids.slice(at, at + 2)).filter((group) => group.length === 2);
}

const partnerAt = (at: number) => (at % 2 === 0 ? at + 1 : at - 1);

const swapped = (ids: Ids, one: number, other: number): number[] =>
  ids.map((id, at) => (at === one ? (ids[other] ?? id) : at === other ? (ids[one] ?? id) : id));

const withoutOne = (ids: Ids, id: number) => ids.filter((one) => one !== id);

interface Waiting {
  readonly user_id: number;
  readonly character: { readonly id: number } | null;
}

/** The first of each character, then the second of each, as far as there is room. */
export function firstToStand(wings: readonly Waiting[]): number[] {
  const seen = new Map<number | undefined, number>();
  const rounds = wings.map(({ user_id: id, character }) => {
    const round = seen.get(character?.id) ?? 0;
    seen.set(character?.id, round + 1);
    return { id, round };
  });
  return rounds
    .toSorted((one, other) => one.round - other.round)
    .slice(0, maxStanding)
    .map(({ id }) => id);
}

/** Somebody new beside another: in the partner's place while there is room, else in their own. */
function newBeside(ids: Ids, who: number, beside: number, arrangement: Arrangement): number[] {
  const at = ids.indexOf(beside);
  if (ids.length >= maxStanding) return ids.map((id) => (id === beside ? who : id));
  if (arrangement !== 'pairs') return ids.toSpliced(at + 1, 0, who);
  const partner = partnerAt(at);
  const moved = ids[partner];
  return moved === undefined ? [...ids, who] : [...ids.with(partner, who), moved];
}

/** Stands someone by another: as a pair, or next to them on the side they came from. */
export function standBeside(ids: Ids, who: number, beside: number, arrangement: Arrangement): number[] {
  if (who === beside) return [...ids];
  if (!ids.includes(who)) return newBeside(ids, who, beside, arrangement);
  const [from, at] = [ids.indexOf(who), ids.indexOf(beside)];
  if (arrangement === 'pairs') {
    const partner = partnerAt(at);
    // Partners change sides; the last of an odd number has nobody to change with.
    if (partner === from || ids[partner] === undefined) return swapped(ids, from, at);
    return swapped(ids, from, partner);
  }
  return withoutOne(ids, who).toSpliced(at, 0, who);
}

/** Somebody more at the right end; undefined when there is no room. */
export const standAlso = (ids: Ids, who: number): number[] | undefined => {
  if (ids.includes(who)) return [...ids];
  return ids.length >= maxStanding ? undefined : [...ids, who];
};

export const stepDown = (ids: Ids, who: number): number[] => withoutOne(ids, who);

export const moveBy = (ids: Ids, who: number, steps: -1 | 1): number[] => {
  const at = ids.indexOf(who);
  return ids[at + steps] === undefined ? [...ids] : swapped(ids, at, at + steps);
};

/** Whom the arrow keys choose: from their own place the neighbour on that side, then one after the other to the end. */
export function nextBeside(
  ids: Ids,
  who: number,
  beside: number | undefined,
  step: -1 | 1,
): number | undefined {
  const others = withoutOne(ids, who);
  const here = beside === undefined ? -1 : others.indexOf(beside);
  const next = here === -1 ? ids.indexOf(who) - (step > 0 ? 0 : 1) : here + step;
  return others[next] ?? beside;
}

/** A saved couple first, side by side, and then who stood there, as far as there is room; a family stands alone. */
export const standGroup = (ids: Ids, group: Ids): number[] =>
  group.length > 2
    ? [...group]
    : [...group, ...ids.filter((id) => !group.includes(id))].slice(0, maxStanding);

/** The group with the card: the one chosen as long as it stands together, else the first. */
export const heldGroup = (groups: readonly Ids[], held: Ids): Ids | undefined =>
  groups.find((group) => group.length === held.length && group.every((id) => held.includes(id))) ?? groups[0];
