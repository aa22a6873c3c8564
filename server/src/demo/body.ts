import { dateOn } from './calendar.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { idOf } from './reference.ts';
import type { TalentBodyRow } from './rows.ts';

const hairColors: Readonly<Record<string, string>> = {
  black: 'Black',
  dark: 'Dark brown',
  brown: 'Medium brown',
  chestnut: 'Chestnut',
  pepper: 'Salt and pepper',
  grey: 'Grey',
  white: 'White',
};
const hairTypes: Readonly<Record<string, string>> = {
  wavy: 'Wavy',
  mane: 'Wavy',
  curly: 'Curly',
  curlytop: 'Curly',
  buzz: 'Buzz cut',
  receding: 'Receding',
  bald: 'Bald',
};
const eyeColors: Readonly<Record<string, string>> = { b: 'Black', d: 'Dark brown', l: 'Light brown' };
const skinTones = ['Fair', 'Light', 'Wheatish', 'Wheatish', 'Tan', 'Brown', 'Brown', 'Deep'];

/** Averages in centimetres for a body mass index of 22, and the change per point. */
const builds = {
  Female: { height: 158, spread: 5.8, chest: [85, 2.1], waist: [69, 2.4], hips: [92, 2.0] },
  Male: { height: 171, spread: 6.4, chest: [94, 2.0], waist: [80, 2.5], hips: [93, 1.8] },
} as const;

function bodyTypeOf(index: number, heightMm: number, person: Person, random: Random): string {
  const female = person.face.gender === 'Female';
  if (person.discipline.key === 'action') return random.pick(['Athletic', 'Muscular']);
  if (person.discipline.key === 'dancer' && index < 24) return random.pick(['Lean', 'Athletic']);
  if (index < 19) return female && heightMm < 1550 ? 'Petite' : 'Slim';
  if (index < 21) return random.pick(['Slim', 'Lean']);
  if (index < 25) return random.pick(['Average', 'Average', 'Athletic']);
  if (index < 29) return female ? random.pick(['Average', 'Curvy']) : random.pick(['Average', 'Broad']);
  return female ? random.pick(['Curvy', 'Plus size']) : random.pick(['Broad', 'Plus size']);
}

/** Hair, eyes and skin match the portrait; the rest follows plausible bell curves. */
export function bodyOf(person: Person, today: Date, random: Random): TalentBodyRow {
  const { face } = person;
  const build = builds[face.gender];
  const inFeet = random.chance(0.4);
  const inInches = random.chance(0.45);
  const inPounds = random.chance(0.08);
  const length = (cm: number, inches: boolean) =>
    inches ? Math.round(Math.round(cm / 2.54) * 25.4) : Math.round(cm) * 10;
  const heightMm = length(random.normal(build.height, build.spread), inFeet);
  const index = Math.max(17.2, random.normal(21.4 + Math.min(face.age, 60) / 18, 2.4));
  const kilograms = index * (heightMm / 1000) ** 2;
  const measure = ([base, step]: readonly [number, number]) =>
    length(base + (index - 22) * step + random.normal(0, 1.5), inInches);
  const lengthUnit = idOf.sizeType(inInches ? 'Inches' : 'Centimetres');
  return {
    talent_id: person.id,
    height_mm: heightMm,
    weight_g: inPounds ? Math.round(Math.round(kilograms / 0.4536) * 453.6) : Math.round(kilograms) * 1000,
    bust_or_chest_mm: measure(build.chest),
    waist_mm: measure(build.waist),
    hips_mm: measure(build.hips),
    height_unit: idOf.sizeType(inFeet ? 'Feet and inches' : 'Centimetres'),
    weight_unit: idOf.sizeType(inPounds ? 'Pounds' : 'Kilograms'),
    bust_or_chest_unit: lengthUnit,
    waist_unit: lengthUnit,
    hips_unit: lengthUnit,
    hair_color_id: idOf.hairColor(hairColors[face.hair] ?? 'Black'),
    hair_type_id: idOf.hairType(hairTypes[face.style] ?? 'Straight'),
    eye_color_id: idOf.eyeColor(eyeColors[face.eyes] ?? 'Dark brown'),
    skin_tone_id: idOf.skinTone(skinTones[face.tone] ?? 'Wheatish'),
    body_type_id: idOf.bodyType(bodyTypeOf(index, heightMm, person, random)),
    confirmed_on: dateOn(today, -random.fraction() * Math.min(240, person.joinedDaysAgo)),
  };
}
