/**
 * Lengths are stored in millimetres and weights in grams. People read and type them in the unit they prefer.
 */

export interface SizeType {
  /** The id in the reference list; it never changes. */
  readonly id: number;
  readonly kind: 'length' | 'weight';
  /** Millimetres or grams in one unit. */
  readonly inOne: number;
}

export const sizeTypes = {
  centimetres: { id: 1, kind: 'length', inOne: 10 },
  inches: { id: 2, kind: 'length', inOne: 25.4 },
  feet: { id: 3, kind: 'length', inOne: 304.8 },
  kilograms: { id: 4, kind: 'weight', inOne: 1000 },
  pounds: { id: 5, kind: 'weight', inOne: 453.592_37 },
} as const satisfies Record<string, SizeType>;

export const sizeTypeById = (id: number): SizeType | undefined =>
  Object.values(sizeTypes).find((type) => type.id === id);

export const measureNames = ['height', 'weight', 'bust_or_chest', 'waist', 'hips'] as const;
export type MeasureName = (typeof measureNames)[number];

/** Possible values in millimetres and grams. The database has the same limits. */
export const measureLimits = {
  height: { kind: 'length', least: 300, most: 2750 },
  weight: { kind: 'weight', least: 2000, most: 400_000 },
  bust_or_chest: { kind: 'length', least: 300, most: 2500 },
  waist: { kind: 'length', least: 300, most: 2500 },
  hips: { kind: 'length', least: 300, most: 2500 },
} as const satisfies Record<MeasureName, { kind: SizeType['kind']; least: number; most: number }>;

const decimals = 10_000;

/** From a unit to millimetres or grams. */
export const toStored = (value: number, { inOne }: SizeType): number => Math.round(value * inOne);

/** Back to the unit, with enough decimals to return exactly what was typed. */
export const fromStored = (stored: number, { inOne }: SizeType): number =>
  Math.round((stored / inOne) * decimals) / decimals;

export interface FeetAndInches {
  readonly feet: number;
  readonly inches: number;
}

const inchesInFoot = 12;
const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** Rounded to half an inch, as people say it. */
export function toFeetAndInches(stored: number): FeetAndInches {
  const all = roundTo(stored / sizeTypes.inches.inOne, 0.5);
  const feet = Math.floor(all / inchesInFoot);
  return { feet, inches: all - feet * inchesInFoot };
}

export const fromFeetAndInches = ({ feet, inches }: FeetAndInches): number =>
  toStored(feet * inchesInFoot + inches, sizeTypes.inches);

/** The smallest step people type in each unit, so they read back what they typed. */
const steps: Readonly<Record<number, number>> = { 1: 0.1, 2: 0.25, 3: 0.01, 4: 0.1, 5: 0.1 };

/** Rounded to the steps of a tape or a scale. */
export const forReading = (stored: number, type: SizeType): number =>
  Number(roundTo(stored / type.inOne, steps[type.id] ?? 0.01).toFixed(2));
