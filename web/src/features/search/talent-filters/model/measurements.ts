import {
  forReading,
  type MeasureName,
  measureLimits,
  sizeTypeById,
  sizeTypes,
  toFeetAndInches,
  toStored,
} from '@callboard/contract/people/measurements';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { converted, toStoredValue } from '../../../../shared/lib/typed/read-height.ts';
import type { Range } from '../../../../shared/ui/range-slider/range.ts';

export type MeasureGroup = 'height' | 'weight' | 'bustOrChest' | 'waist' | 'hips';

const names: Record<MeasureGroup, MeasureName> = {
  height: 'height',
  weight: 'weight',
  bustOrChest: 'bust_or_chest',
  waist: 'waist',
  hips: 'hips',
};

const { centimetres, inches, feet, kilograms, pounds } = sizeTypes;

export interface Measure extends Range {
  /** The unit of both ends. */
  readonly unit: number;
}

/** The default unit. */
export const standardUnit = (group: MeasureGroup): number =>
  measureLimits[names[group]].kind === 'weight' ? kilograms.id : centimetres.id;

export const otherUnit = (group: MeasureGroup): number =>
  measureLimits[names[group]].kind === 'weight' ? pounds.id : inches.id;

export const readMeasure = (filters: TalentFilters, group: MeasureGroup): Measure => ({
  least: filters[`${group}Min`],
  most: filters[`${group}Max`],
  unit: filters[`${group}SizeType`] ?? standardUnit(group),
});

export const writeMeasure = (group: MeasureGroup, { least, most, unit }: Measure): TalentFilters => ({
  [`${group}Min`]: least,
  [`${group}Max`]: most,
  [`${group}SizeType`]: unit === standardUnit(group) ? undefined : unit,
});

/** The realistic limits in a unit, rounded inwards. */
export function limitsIn(group: MeasureGroup, unit: number): { least: number; most: number } {
  const { least, most } = measureLimits[names[group]];
  const inOne = sizeTypeById(unit)?.inOne ?? 1;
  return { least: Math.ceil(least / inOne), most: Math.floor(most / inOne) };
}

/** Stays within the realistic limits. */
export function inUnit(group: MeasureGroup, { least, most, unit }: Measure, to: number): Measure {
  if (unit === to) return { least, most, unit };
  const limits = limitsIn(group, to);
  const bound = (value: number | undefined) =>
    value === undefined
      ? undefined
      : Math.min(limits.most, Math.max(limits.least, converted(value, unit, to)));
  return { least: bound(least), most: bound(most), unit: to };
}

/** 5′6″ */
export function writeFeet(value: number, unit: number): string {
  const { feet: wholeFeet, inches: rest } = toFeetAndInches(toStoredValue(value, unit));
  return `${wholeFeet}′${rest}″`;
}

const isShownInFeet = (group: MeasureGroup, unit: number) =>
  unit === feet.id || (group === 'height' && unit === inches.id);

const symbols: Readonly<Record<number, string>> = { 1: 'cm', 2: 'in', 4: 'kg', 5: 'lb' };

export function formatMeasure(group: MeasureGroup, { least, most, unit }: Measure) {
  const write = (value: number) => {
    if (isShownInFeet(group, unit)) return writeFeet(value, unit);
    const type = sizeTypeById(unit);
    return String(type ? forReading(toStored(value, type), type) : value);
  };
  return {
    least: least === undefined ? undefined : write(least),
    most: most === undefined ? undefined : write(most),
    symbol: isShownInFeet(group, unit) ? '' : ` ${symbols[unit] ?? ''}`,
  };
}
