import { type MeasureName, measureNames } from '@callboard/contract/people/measurements';
import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { type TFunction, translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { measuresOf } from '../../../../shared/lib/format/measure-text.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatUsualFee } from '../../../../shared/lib/format/usual-fee.ts';
import { describeNextDays } from '../../../../shared/ui/next-days/describe-days.ts';
import type { VisibleTalent } from '../api.ts';
import type { Compared } from './compare-store.ts';

type Translate = TFunction<'talentResults'>;

/** With the profile once it has loaded. */
export interface ComparedTalent {
  readonly compared: Compared;
  readonly talent: VisibleTalent | undefined;
}

/** The card may have been read before the account was known, with the name that guests see. */
export const shownName = ({ compared, talent }: ComparedTalent): string => talent?.name ?? compared.name;

const plainRows = [
  'match',
  'age',
  'city',
  'height',
  'languages',
  'skills',
  'work',
  'fee',
  'availability',
] as const;
export type RowName = (typeof plainRows)[number] | MeasureName;

export interface CompareRow {
  readonly name: RowName;
  /** One per talent, undefined where unknown. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

export const isRecruiterView = (talent: VisibleTalent): talent is RecruiterTalent =>
  'physical_description' in talent;

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).join(', ');

function measureOf({ talent }: ComparedTalent, name: MeasureName): string | undefined {
  if (!talent || !isRecruiterView(talent)) return undefined;
  return measuresOf(talent.physical_description).find((line) => line.name === name)?.text;
}

interface Ages {
  readonly screen_min_age: number | null;
  readonly screen_max_age: number | null;
}

export function playingAgeOf({ screen_min_age: from, screen_max_age: to }: Ages) {
  const [min, max] = [from ?? to, to ?? from];
  return min === null || max === null ? undefined : { min, max };
}

function age({ talent }: ComparedTalent): string | undefined {
  const ages = talent && playingAgeOf(isRecruiterView(talent) ? talent.physical_description : talent);
  return ages && formatPlayingAge(ages);
}

const languages = ({ talent }: ComparedTalent, t: Translate) =>
  talent && isRecruiterView(talent)
    ? talent.languages
        .map(({ name, level }) => t('compare.language', { name, level: level.toLowerCase() }))
        .join(', ')
    : undefined;

const skills = ({ talent }: ComparedTalent) =>
  talent && names(isRecruiterView(talent) ? talent.skill_and_education.skils : talent.skils);

const fee = ({ talent }: ComparedTalent) =>
  talent && isRecruiterView(talent) && talent.usual_fee
    ? formatUsualFee(talent.usual_fee, translatorOf('talentCard'))
    : undefined;

/** Calendars are seen after unlocking. */
function availability({ talent }: ComparedTalent, { t, status, controls }: Translations) {
  if (!talent || !isRecruiterView(talent)) return undefined;
  if (!talent.isRecruiterUnlocked) return t('compare.locked');
  const described = describeNextDays(talent.days ?? [], controls);
  return described && (described.text ?? status(described.name));
}

interface Translations {
  readonly t: Translate;
  readonly status: TFunction<'status'>;
  readonly controls: TFunction<'controls'>;
}

function cellText(column: ComparedTalent, row: RowName, translations: Translations): string | undefined {
  const { t } = translations;
  switch (row) {
    case 'match':
      return column.compared.match === null
        ? undefined
        : t('compare.percent', { match: column.compared.match });
    case 'age':
      return age(column);
    case 'city':
      return column.talent?.current_residence?.name;
    case 'languages':
      return languages(column, t);
    case 'skills':
      return skills(column);
    case 'work':
      return column.talent && t('compare.credits', { count: column.talent.past_work.length });
    case 'fee':
      return fee(column);
    case 'availability':
      return availability(column, translations);
    default:
      return measureOf(column, row);
  }
}

const rows: readonly RowName[] = [...plainRows, ...measureNames.filter((name) => name !== 'height')];

/** Rows without any value are left out. */
export const compareRows = (columns: readonly ComparedTalent[], translations: Translations): CompareRow[] =>
  rows.flatMap((name) => {
    const values = columns.map((column) => cellText(column, name, translations) || undefined);
    if (values.every((value) => value === undefined)) return [];
    return [{ name, values, differs: new Set(values).size > 1 }];
  });
