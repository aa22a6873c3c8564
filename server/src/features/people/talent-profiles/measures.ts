import { fromStored, type SizeType, sizeTypeById, sizeTypes } from '@callboard/contract/people/measurements';

/** A stored measurement in its owner's unit. */
const toMeasure = (stored: number | null, unit: number | null, usual: SizeType) => {
  if (stored === null) return { value: null, unit: null };
  const type = (unit === null ? undefined : sizeTypeById(unit)) ?? usual;
  return { value: fromStored(stored, type), unit: type.id };
};

export interface StoredMeasures {
  readonly bust_or_chest_mm: number | null;
  readonly waist_mm: number | null;
  readonly hips_mm: number | null;
  readonly height_mm: number | null;
  readonly weight_g: number | null;
  readonly bust_or_chest_unit: number | null;
  readonly waist_unit: number | null;
  readonly hips_unit: number | null;
  readonly height_unit: number | null;
  readonly weight_unit: number | null;
}

const nothing: StoredMeasures = {
  bust_or_chest_mm: null,
  waist_mm: null,
  hips_mm: null,
  height_mm: null,
  weight_g: null,
  bust_or_chest_unit: null,
  waist_unit: null,
  hips_unit: null,
  height_unit: null,
  weight_unit: null,
};

/** No one sees the measurements of a minor. */
export function toWireMeasures(stored: StoredMeasures, adult: boolean) {
  const known = adult ? stored : nothing;
  const bust = toMeasure(known.bust_or_chest_mm, known.bust_or_chest_unit, sizeTypes.centimetres);
  const waist = toMeasure(known.waist_mm, known.waist_unit, sizeTypes.centimetres);
  const hips = toMeasure(known.hips_mm, known.hips_unit, sizeTypes.centimetres);
  const height = toMeasure(known.height_mm, known.height_unit, sizeTypes.centimetres);
  const weight = toMeasure(known.weight_g, known.weight_unit, sizeTypes.kilograms);
  return {
    bust_or_chest: bust.value,
    bust_or_chest_size_type: bust.unit,
    waist: waist.value,
    waist_size_type: waist.unit,
    hips: hips.value,
    hips_size_type: hips.unit,
    height: height.value,
    height_size_type: height.unit,
    weight: weight.value,
    weight_size_type: weight.unit,
  };
}
