import { type MeasureName, measureNames } from '@callboard/contract/people/measurements';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { measuresOf } from '../../../../shared/lib/format/measure-text.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import type { SeenTalent } from '../api.ts';
import type { Compared } from './compare-store.ts';

type Words = TFunction<'talentResults'>;

/** Somebody who is compared, with their profile as soon as it is there. */
export interface Side {
  readonly compared: Compared;
  readonly talent: SeenTalent | undefined;
}

const plainRows = ['match', 'age', 'city', 'height', 'languages', 'skills', 'work', 'availability'] as const;
export type RowName = (typeof plainRows)[number] | MeasureName;

export interface CompareRow {
  readonly name: RowName;
  /** One for each person; undefined where nothing is said. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

const isWhole = (talent: SeenTalent) => 'physical_description' in talent;

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).join(', ');

function measureOf({ talent }: Side, name: MeasureName): string | undefined {
  if (!talent || !isWhole(talent)) return undefined;
  return measuresOf(talent.physical_description).find((line) => line.name === name)?.text;
}

interface Ages {
  readonly screen_min_age: number | null;
  readonly screen_max_age: number | null;
}

function ageOf({ screen_min_age: from, screen_max_age: to }: Ages) {
  const [min, max] = [from ?? to, to ?? from];
  return min === null || max === null ? undefined : formatPlayingAge({ min, max });
}

const age = ({ talent }: Side) => talent && ageOf(isWhole(talent) ? talent.physical_description : talent);

const languages = ({ talent }: Side, t: Words) =>
  talent && isWhole(talent)
    ? talent.languages
        .map(({ name, level }) => t('compare.language', { name, level: level.toLowerCase() }))
        .join(', ')
    : undefined;

const skills = ({ talent }: Side) =>
  talent && names(isWhole(talent) ? talent.skill_and_education.skils : talent.skils);

const days = ({ compared: { isAvailable } }: Side, t: TFunction<'status'>) =>
  isAvailable === null ? undefined : t(isAvailable ? 'available' : 'notAvailable');

interface CompareWords {
  readonly t: Words;
  readonly status: TFunction<'status'>;
}

function said(side: Side, row: RowName, { t, status }: CompareWords): string | undefined {
  switch (row) {
    case 'match':
      return side.compared.match === null ? undefined : t('compare.percent', { match: side.compared.match });
    case 'age':
      return age(side);
    case 'city':
      return side.talent?.current_residence?.name;
    case 'languages':
      return languages(side, t);
    case 'skills':
      return skills(side);
    case 'work':
      return side.talent && t('compare.credits', { count: side.talent.past_work.length });
    case 'availability':
      return days(side, status);
    default:
      return measureOf(side, row);
  }
}

const rows: readonly RowName[] = [...plainRows, ...measureNames.filter((name) => name !== 'height')];

/** What can be held side by side. A line about which nothing is known of anybody is left out. */
export const compareRows = (sides: readonly Side[], words: CompareWords): CompareRow[] =>
  rows.flatMap((name) => {
    const values = sides.map((side) => said(side, name, words) || undefined);
    if (values.every((value) => value === undefined)) return [];
    return [{ name, values, differs: new Set(values).size > 1 }];
  });
