import {
  type SizeType,
  sizeTypeById,
  sizeTypes,
  toFeetAndInches,
  toStored,
} from '@callboard/contract/people/measurements';

/** A number and the id of its unit. */
export interface GivenMeasure {
  readonly value: number | null;
  readonly unit: number | null;
}

const storedOf = ({ value, unit }: GivenMeasure): number | undefined => {
  const type = unit === null ? undefined : sizeTypeById(unit);
  return value === null || !type ? undefined : toStored(value, type);
};

/** Rounded once, because a card has no room for decimals. */
const rounded = (stored: number, { inOne }: SizeType) => Math.round(stored / inOne);

const withHalf = (value: number) => {
  const halves = Math.round(value * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
};

/** 165 cm, 5′5″ */
export const heightText = (given: GivenMeasure): string | undefined => {
  const stored = storedOf(given);
  if (stored === undefined) return undefined;
  const { feet, inches } = toFeetAndInches(stored);
  return `${rounded(stored, sizeTypes.centimetres)} cm, ${feet}′${withHalf(inches)}″`;
};

/** 86 cm, 34″ */
export const girthText = (given: GivenMeasure): string | undefined => {
  const stored = storedOf(given);
  if (stored === undefined) return undefined;
  const inches = stored / sizeTypes.inches.inOne;
  return `${rounded(stored, sizeTypes.centimetres)} cm, ${withHalf(inches)}″`;
};

/** 56 kg, 123 lb */
export const weightText = (given: GivenMeasure): string | undefined => {
  const stored = storedOf(given);
  if (stored === undefined) return undefined;
  return `${rounded(stored, sizeTypes.kilograms)} kg, ${rounded(stored, sizeTypes.pounds)} lb`;
};
