/** Millimetres or grams in one of each size type; the ids are those of the reference list and never change. */
const inOne: Readonly<Record<number, number>> = { 1: 10, 2: 25.4, 3: 304.8, 4: 1000, 5: 453.592_37 };
const centimetres = 1;
const kilograms = 4;

/** A stored measure in the unit its owner likes, to two decimals: enough to get feet and inches back. */
const toMeasure = (stored: number | null, unit: number | null, usual: number) => {
  const unitId = unit ?? usual;
  const value = stored === null ? null : Math.round((stored / (inOne[unitId] ?? 1)) * 100) / 100;
  return { value, unit: value === null ? null : unitId };
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

/** The body of somebody under 18 is nobody's to read. */
export function toWireMeasures(stored: StoredMeasures, adult: boolean) {
  const known = adult ? stored : nothing;
  const bust = toMeasure(known.bust_or_chest_mm, known.bust_or_chest_unit, centimetres);
  const waist = toMeasure(known.waist_mm, known.waist_unit, centimetres);
  const hips = toMeasure(known.hips_mm, known.hips_unit, centimetres);
  const height = toMeasure(known.height_mm, known.height_unit, centimetres);
  const weight = toMeasure(known.weight_g, known.weight_unit, kilograms);
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
