import {
  type FeetAndInches,
  forReading,
  type MeasureName,
  measureNames,
  type SizeType,
  sizeTypeById,
  sizeTypes,
  toFeetAndInches,
  toStored,
} from '@callboard/contract/people/measurements';
import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';

const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** 33¾: inches in quarters. */
function inQuarters(inches: number): string {
  const whole = Math.floor(inches);
  const fraction = fractions[inches - whole];
  return fraction === undefined ? String(inches) : `${whole}${fraction}`;
}

const feetAndInches = ({ feet, inches }: FeetAndInches) => `${feet}′${inQuarters(inches)}″`;

/** As precise as entered; the other unit is rounded as people say it. */
const inUnit = (stored: number, type: SizeType, entered: SizeType) =>
  type.id === entered.id ? forReading(stored, type) : Math.round(stored / type.inOne);

const nearestHalf = (value: number) => Math.round(value * 2) / 2;

function imperial(stored: number, name: MeasureName, entered: SizeType): string {
  if (name === 'height') return feetAndInches(toFeetAndInches(stored));
  const { inches } = sizeTypes;
  const value = entered.id === inches.id ? forReading(stored, inches) : nearestHalf(stored / inches.inOne);
  return `${inQuarters(value)}″`;
}

/** 165 cm, 5′5″ or 56 kg, 123 lb: both units, whichever it was given in. */
export function measureText(name: MeasureName, value: number, sizeTypeId: number): string | undefined {
  const entered = sizeTypeById(sizeTypeId);
  if (!entered) return undefined;
  const stored = toStored(value, entered);
  if (entered.kind === 'weight') {
    const { kilograms, pounds } = sizeTypes;
    return `${inUnit(stored, kilograms, entered)} kg, ${inUnit(stored, pounds, entered)} lb`;
  }
  return `${inUnit(stored, sizeTypes.centimetres, entered)} cm, ${imperial(stored, name, entered)}`;
}

type Body = RecruiterTalent['physical_description'];

export interface MeasureLine {
  readonly name: MeasureName;
  readonly text: string;
}

/** Known measurements in the order a costume department asks for. None for people under 18. */
export const measuresOf = (body: Body): MeasureLine[] =>
  measureNames.flatMap((name) => {
    const value = body[name];
    const type = body[`${name}_size_type`];
    const text = value === null || type === null ? undefined : measureText(name, value, type);
    return text === undefined ? [] : [{ name, text }];
  });
