import type { CastView, Part } from './cast-view.ts';
import { clashWeeks, type Week } from './lost-days.ts';

type Chosen = Part & { readonly choice: NonNullable<Part['choice']> };
const chosenOf = ({ parts }: Pick<CastView, 'parts'>): Chosen[] =>
  parts.flatMap((part) => (part.choice ? [{ ...part, choice: part.choice }] : []));

const weights = ['lead', 'supporting', 'featured', 'background'];

/** The two who carry the story: leads before others, then in the order of the characters. */
function leadsOf<T extends Chosen>(all: readonly T[]): readonly [T, T] | undefined {
  const [one, other] = all.toSorted(
    (first, second) => weights.indexOf(first.character.weight) - weights.indexOf(second.character.weight),
  );
  return one && other && one.choice.person.user_id !== other.choice.person.user_id ? [one, other] : undefined;
}

export interface HeightFacts {
  /** Of the two leads. */
  readonly pair: { readonly one: string; readonly other: string; readonly cm: number } | undefined;
  /** Nobody stands more than this above anybody else. */
  readonly range: number | undefined;
  readonly isEven: boolean;
  readonly missing: number;
}

/** A line looks even up to this difference. */
export const evenUpToCm = 12;

/** What the row of figures says: how far the two leads are apart, and how uneven the whole line is. */
export function heightFacts(view: Pick<CastView, 'parts'>): HeightFacts {
  const all = chosenOf(view);
  const known = all.flatMap((part) =>
    part.choice.person.height_cm === null ? [] : [{ ...part, cm: part.choice.person.height_cm }],
  );
  const pair = leadsOf(known);
  const heights = known.map(({ cm }) => cm);
  const range = known.length > 1 ? Math.max(...heights) - Math.min(...heights) : undefined;
  return {
    pair: pair && {
      one: pair[0].character.name,
      other: pair[1].character.name,
      cm: Math.abs(pair[0].cm - pair[1].cm),
    },
    range,
    isEven: range !== undefined && range <= evenUpToCm,
    missing: all.length - known.length,
  };
}

export interface AgeDot {
  readonly key: number;
  readonly name: string;
  readonly image: string | null;
  readonly age: number;
  /** From 0 to 1 on the axis. */
  readonly at: number;
  /** How many stand below it. */
  readonly level: number;
}

export interface AgeFacts {
  readonly dots: readonly AgeDot[];
  readonly oldest: { readonly character: string; readonly than: string; readonly years: number } | undefined;
  /** Their range has no year in common with the character’s. */
  readonly misfits: readonly {
    readonly name: string;
    readonly character: string;
    readonly is: 'older' | 'younger';
  }[];
}

/** The axis of ages. Younger and older stand at its ends. */
export const ageAxis = [10, 20, 30, 40, 50, 60, 70] as const;
const [firstAge, lastAge] = [10, 70];

const middleOf = (min: number | null, max: number | null): number | undefined =>
  min === null && max === null ? undefined : Math.round(((min ?? max ?? 0) + (max ?? min ?? 0)) / 2);

const misfitOf = ({ character, choice: { person } }: Chosen): 'older' | 'younger' | undefined => {
  const { playing_age_min: least, playing_age_max: most } = character;
  if (most !== null && person.screen_min_age !== null && person.screen_min_age > most) return 'older';
  if (least !== null && person.screen_max_age !== null && person.screen_max_age < least) return 'younger';
  return undefined;
};

/** Dots closer than this share of the axis stand on each other. */
const dotShare = 0.1;

function stack(ages: readonly Omit<AgeDot, 'level'>[]): AgeDot[] {
  const placed: AgeDot[] = [];
  for (const dot of ages.toSorted((one, other) => one.age - other.age)) {
    const near = placed.filter(({ at }) => Math.abs(at - dot.at) < dotShare).map(({ level }) => level);
    const level = [...near.keys(), near.length].find((free) => !near.includes(free)) ?? 0;
    placed.push({ ...dot, level });
  }
  return placed;
}

/** Where everyone stands by the middle of the ages they play. */
export function ageFacts(view: Pick<CastView, 'parts'>): AgeFacts {
  const all = chosenOf(view);
  const known = all.flatMap((part) => {
    const { person } = part.choice;
    const age = middleOf(person.screen_min_age, person.screen_max_age);
    return age === undefined ? [] : [{ part, age }];
  });
  const dots = stack(
    known.map(({ part: { character, choice }, age }) => ({
      key: character.id,
      name: choice.person.name,
      image: choice.person.image,
      age,
      at: (Math.min(lastAge, Math.max(firstAge, age)) - firstAge) / (lastAge - firstAge),
    })),
  );
  const sorted = known.toSorted((one, other) => one.age - other.age);
  const [youngest, oldest] = [sorted[0], sorted.at(-1)];
  return {
    dots,
    oldest:
      youngest && oldest && oldest.age > youngest.age
        ? {
            character: oldest.part.character.name,
            than: youngest.part.character.name,
            years: oldest.age - youngest.age,
          }
        : undefined,
    misfits: all.flatMap((part) => {
      const is = misfitOf(part);
      return is ? [{ name: part.choice.person.name, character: part.character.name, is }] : [];
    }),
  };
}

export interface DateFacts {
  readonly weeks: readonly Week[];
  readonly lost: number;
  readonly who: readonly { readonly name: string; readonly days: number }[];
  /** Calendars the reader does not know. */
  readonly unknown: number;
}

/** Somebody who plays two parts is away once. */
export function dateFacts(
  view: Pick<CastView, 'parts'>,
  window: { readonly starts: string | null; readonly ends: string | null },
): DateFacts {
  const all = chosenOf(view);
  const daysOf = new Map<string, Set<string>>();
  for (const { choice } of all)
    daysOf.set(
      choice.person.name,
      new Set([...(daysOf.get(choice.person.name) ?? []), ...(choice.lost?.days ?? [])]),
    );
  const people = [...daysOf].map(([name, days]) => ({ name, days: [...days] }));
  const who = people
    .filter(({ days }) => days.length > 0)
    .map(({ name, days }) => ({ name, days: days.length }));
  return {
    weeks: clashWeeks(people, window.starts, window.ends),
    lost: who.reduce((sum, { days }) => sum + days, 0),
    who,
    unknown: new Set(
      all.filter(({ choice }) => choice.person.away === null).map(({ choice }) => choice.person.user_id),
    ).size,
  };
}

/** From the first day anyone works to the last. */
export function windowOf(parts: readonly Pick<Part, 'character'>[]) {
  const starts = parts.flatMap(({ character }) => character.starts_on ?? []).toSorted();
  const ends = parts.flatMap(({ character }) => character.ends_on ?? []).toSorted();
  return { starts: starts[0] ?? null, ends: ends.at(-1) ?? null };
}
