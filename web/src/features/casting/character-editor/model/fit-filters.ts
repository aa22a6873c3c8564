import { type FilterableCharacter, toCharacterFilters } from '@callboard/contract/casting/character-filters';
import type { Condition } from '@callboard/contract/casting/project-values';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { feeUnits, maxFee, roundToFeeStep } from '@callboard/contract/people/fees';
import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import { readPaise } from '../../../../shared/lib/typed/paise.ts';
import type { CharacterValues, Fee } from './character-values.ts';

type FittedProject = Pick<ProjectDetail, 'cities' | 'shoot_starts_on' | 'shoot_ends_on'>;
export type WireFilters = Readonly<Record<string, string>>;

const orNull = (day: string) => (day === '' ? null : day);

type FittedValues = Pick<
  CharacterValues,
  'gender' | 'ages' | 'heights' | 'looks' | 'languages' | 'skills' | 'dates' | 'musts'
>;

const toFilterable = (values: FittedValues, project: FittedProject): FilterableCharacter => ({
  gender_id: values.gender,
  playing_age_min: values.ages.least,
  playing_age_max: values.ages.most,
  height_min_mm: values.heights.least,
  height_max_mm: values.heights.most,
  look_ids: values.looks,
  languages: values.languages,
  skill_ids: values.skills,
  city_ids: project.cities.map(({ id }) => id),
  works_from: orNull(values.dates.from),
  works_to: orNull(values.dates.to),
  shoot_starts_on: project.shoot_starts_on,
  shoot_ends_on: project.shoot_ends_on,
  musts: values.musts,
});

/** The musts of a character that may not be saved yet, as a search has them. */
export const fitFilters = (
  values: FittedValues,
  project: FittedProject,
  context: { today: string; mayAskForDates: boolean },
): WireFilters => toCharacterFilters(toFilterable(values, project), context);

const conditionOf: Partial<Record<FilterGroup, Condition>> = {
  gender: 'gender',
  age: 'age',
  ethnicity: 'looks',
  height: 'height',
  language: 'languages',
  skills: 'skills',
  location: 'place',
  available: 'dates',
};

export interface MustCost {
  readonly condition: Condition;
  /** How many more would fit without it. */
  readonly more: number;
}

/** What each must costs, the most expensive first. */
export const costsOf = ({ count, filterDrops }: Pick<TalentCount, 'count' | 'filterDrops'>): MustCost[] =>
  filterDrops
    .flatMap(({ filter, count: without }) => {
      const condition = conditionOf[filter];
      return condition ? [{ condition, more: Math.max(0, without - count) }] : [];
    })
    .sort((one, other) => other.more - one.more);

/** Those who state a fee, and those who ask for this or less. Null where the search knows no such unit. */
export function feeFilters(filters: WireFilters, { amount, per }: Fee): [WireFilters, WireFilters] | null {
  const paise = readPaise(amount);
  const unit = feeUnits.find((one) => one === per);
  const rupees = typeof paise === 'number' ? paise / 100 : 0;
  if (!unit || rupees <= 0 || rupees > maxFee) return null;
  const stated = { ...filters, feePer: unit, feeStated: 'true' };
  return [
    { ...stated, feeMax: String(maxFee) },
    { ...stated, feeMax: String(roundToFeeStep(rupees)) },
  ];
}
