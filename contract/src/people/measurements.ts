/** Lengths are kept in millimetres and weights in grams; people read and write them in the unit they like. */

export interface SizeType {
  /** The id of the reference list; it never changes. */
  readonly id: number;
  readonly kind: 'length' | 'weight';
  /** Millimetres or grams in one. */
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

/** What a body can be, in millimetres and grams. The database holds the same limits. */
export const measureLimits = {
  height: { kind: 'length', least: 300, most: 2750 },
  weight: { kind: 'weight', least: 2000, most: 400_000 },
  bust_or_chest: { kind: 'length', least: 300, most: 2500 },
  waist: { kind: 'length', least: 300, most: 2500 },
  hips: { kind: 'length', least: 300, most: 2500 },
} as const satisfies Record<MeasureName, { kind: SizeType['kind']; least: number; most: number }>;

const decimals = 10_000;

/** A number in some unit, as it is kept. */
export const toStored = (value: number, { inOne }: SizeType): number => Math.round(value * inOne);

/** A kept number in some unit, exact enough that it comes back as it was: four decimals. */
export const fromStored = (stored: number, { inOne }: SizeType): number =>
  Math.round((stored / inOne) * decimals) / decimals;

export interface FeetAndInches {
  readonly feet: number;
  readonly inches: number;
}

const inchesInFoot = 12;
const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** To the nearest half inch, which is what people say. */
export function toFeetAndInches(stored: number): FeetAndInches {
  const all = roundTo(stored / sizeTypes.inches.inOne, 0.5);
  const feet = Math.floor(all / inchesInFoot);
  return { feet, inches: all - feet * inchesInFoot };
}

export const fromFeetAndInches = ({ feet, inches }: FeetAndInches): number =>
  toStored(feet * inchesInFoot + inches, sizeTypes.inches);

/** The finest step people write a measure in, by unit: what they typed is what they read again. */
const steps: Readonly<Record<number, number>> = { 1: 0.1, 2: 0.25, 3: 0.01, 4: 0.1, 5: 0.1 };

/** A kept number for reading, in steps that a tape or a scale has. */
export const forReading = (stored: number, type: SizeType): number =>
  Number(roundTo(stored / type.inOne, steps[type.id] ?? 0.01).toFixed(2));
