import { measureLimits, measureNames, sizeTypeById, toStored } from '../people/measurements.ts';
import type { FilterName, FilterSet } from './filter-values.ts';

/** What several filters mean together. */

const wireMeasures = {
  height: ['heightMin', 'heightMax', 'heightSizeType'],
  weight: ['weightMin', 'weightMax', 'weightSizeType'],
  bust_or_chest: ['bustOrChestMin', 'bustOrChestMax', 'bustOrChestSizeType'],
  waist: ['waistMin', 'waistMax', 'waistSizeType'],
  hips: ['hipsMin', 'hipsMax', 'hipsSizeType'],
} as const;

export interface MeasureRange {
  readonly measure: (typeof measureNames)[number];
  /** In millimetres or grams. */
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** In stored units. */
export const measureRanges = (filters: FilterSet): MeasureRange[] =>
  measureNames.flatMap((measure) => {
    const [min, max, unit] = wireMeasures[measure];
    const standard = measureLimits[measure].kind === 'weight' ? 4 : 1;
    const type = sizeTypeById(filters[unit] ?? standard);
    const inStored = (value: number | undefined) =>
      value === undefined || !type ? undefined : toStored(value, type);
    const [least, most] = [inStored(filters[min]), inStored(filters[max])];
    return least === undefined && most === undefined ? [] : [{ measure, least, most }];
  });

/** Longer than any single shoot. */
export const maxAvailableDays = 92;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export interface FilterIssue {
  readonly field: FilterName;
  readonly message: string;
}

type AddIssue = (field: FilterName, message: string) => void;

/** Such as a height in kilograms. */
const hasWrongUnit = (filters: FilterSet, measure: MeasureRange['measure']) => {
  const type = sizeTypeById(filters[wireMeasures[measure][2]] ?? 0);
  return type !== undefined && type.kind !== measureLimits[measure].kind;
};

function checkMeasures(filters: FilterSet, addIssue: AddIssue) {
  for (const measure of measureNames) {
    if (hasWrongUnit(filters, measure)) addIssue(wireMeasures[measure][2], 'Not a unit for this measurement');
  }
  for (const { measure, least, most } of measureRanges(filters)) {
    if (hasWrongUnit(filters, measure)) continue;
    const [min, max] = wireMeasures[measure];
    const limits = measureLimits[measure];
    const isUnrealistic = (value: number | undefined) =>
      value !== undefined && (value < limits.least || value > limits.most);
    if (isUnrealistic(least)) addIssue(min, 'Enter a realistic measurement');
    if (isUnrealistic(most)) addIssue(max, 'Enter a realistic measurement');
    if (least !== undefined && most !== undefined && least > most)
      addIssue(min, 'Must not be above the maximum');
  }
}

/** Rules that involve several fields. */
export function findFilterIssues(filters: FilterSet): FilterIssue[] {
  const issues: FilterIssue[] = [];
  const addIssue: AddIssue = (field, message) => issues.push({ field, message });
  const { minAge, maxAge, availableFrom, availableTo } = filters;
  if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
    addIssue('minAge', 'Must not be above maxAge');
  checkMeasures(filters, addIssue);
  if (availableTo && !availableFrom) addIssue('availableFrom', 'Enter the first date');
  if (availableFrom && availableTo) {
    const days = daysBetween(availableFrom, availableTo);
    if (days < 0) addIssue('availableFrom', 'Must not be after availableTo');
    if (days >= maxAvailableDays) addIssue('availableTo', `At most ${maxAvailableDays} days`);
  }
  if (filters.characterId && filters.similarTo) addIssue('similarTo', 'Use either characterId or similarTo');
  return issues;
}
