import { daysTogether, feeTogether } from '@callboard/contract/casting/line-up-facts';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import type { LineUpPerson } from '../api.ts';

type Translate = TFunction<'lineUp'>;

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** "Neha and Harpreet", "Farida, Ananya and 2 others". */
export function namesOf(names: readonly string[], t: Translate): string {
  const [one = '', other = '', ...rest] = names.map(firstName);
  if (names.length < 2) return one;
  if (rest.length === 0) return t('card.and', { one, other });
  return t('card.more', { names: `${one}, ${other}`, count: rest.length });
}

interface Ages {
  readonly screen_min_age: number | null;
  readonly screen_max_age: number | null;
}

export function agesOf({ screen_min_age: from, screen_max_age: to }: Ages): string | undefined {
  const [min, max] = [from ?? to, to ?? from];
  return min === null || max === null ? undefined : formatPlayingAge({ min, max });
}

/** As people read them: whole centimetres, and the difference of those. */
export const wholeCm = (height: number | null): number | null =>
  height === null ? null : Math.round(height);

export function cmBetween(one: number | null, other: number | null): number | null {
  const [first, second] = [wholeCm(one), wholeCm(other)];
  return first === null || second === null ? null : Math.abs(first - second);
}

/** "18 cm between" for two, "154 to 186 cm" for more; nothing where a height is missing. */
export function heightText(heights: readonly (number | null)[], t: Translate): string | undefined {
  const known = heights.flatMap((height) => wholeCm(height) ?? []);
  if (known.length < heights.length || known.length < 2) return undefined;
  const [from, to] = [Math.min(...known), Math.max(...known)];
  if (from === to) return t('group.same');
  return known.length === 2 ? t('group.cm', { cm: to - from }) : t('group.range', { from, to });
}

const sharedLanguages = (people: readonly LineUpPerson[]) =>
  (people[0]?.languages ?? []).filter((name) => people.every(({ languages }) => languages.includes(name)));

export interface GroupFacts {
  readonly height: string | undefined;
  readonly ages: string | undefined;
  readonly days: { readonly free: number; readonly of: number } | null;
  readonly languages: readonly string[];
  readonly fee: string | undefined;
}

export function groupFacts(people: readonly LineUpPerson[], t: Translate): GroupFacts {
  const ages = people.map(agesOf);
  const rupees = feeTogether(people.map(({ usual_fee }) => usual_fee));
  return {
    height: heightText(
      people.map(({ height_cm }) => height_cm),
      t,
    ),
    ages: ages.includes(undefined)
      ? undefined
      : new Intl.ListFormat('en-IN').format(ages.flatMap((age) => age ?? [])),
    days: daysTogether(people.map(({ days }) => days)),
    languages: sharedLanguages(people),
    fee: rupees === null ? undefined : formatRupees(rupees * 100),
  };
}
