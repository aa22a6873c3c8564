/** The migration that created the bitmaps lists the same codes. */
export const facetGroups = {
  shown: 1,
  gender: 2,
  location: 3,
  residence: 4,
  work_city: 5,
  country: 6,
  native_city: 7,
  nationality: 8,
  travel: 9,
  passport: 10,
  skin: 11,
  hair: 12,
  hair_type: 13,
  eye: 14,
  look: 15,
  body_type: 16,
  accent: 17,
  language: 18,
  language_level: 19,
  training: 20,
  education: 21,
  hobby: 22,
  skill: 23,
  project_type: 24,
  past_work: 25,
  achievement: 26,
  role: 27,
  network: 28,
  nudity: 29,
  love_making: 30,
  video: 31,
  verified: 32,
  initial: 33,
  days_closed: 34,
  voice: 35,
  theatre_from: 40,
  age_min_from: 41,
  age_max_from: 42,
  height_from: 43,
  weight_from: 44,
  bust_or_chest_from: 45,
  waist_from: 46,
  hips_from: 47,
  fee_day_from: 48,
  fee_project_from: 49,
  unavailable: 50,
  fee_hour_from: 51,
  cut: 60,
} as const;
export type FacetGroup = keyof typeof facetGroups;

const perGroup = 1_000_000;

export const facet = (group: FacetGroup, value: number): number => facetGroups[group] * perGroup + value;
export const isFacetOf = (group: FacetGroup, one: number): boolean =>
  Math.floor(one / perGroup) === facetGroups[group];

export const valueIn = (one: number): number => one % perGroup;

/** The first and the last that a facet of this group can have. */
export const rangeOf = (group: FacetGroup): readonly [first: number, last: number] => [
  facet(group, 0),
  facet(group, perGroup - 1),
];

export const shown = facet('shown', 1);

/** The lowest value. Everyone with a value is in its bitmap. */
export const leastOf = {
  theatre_from: 0,
  age_min_from: 0,
  age_max_from: 0,
  height_from: 30,
  weight_from: 2,
  bust_or_chest_from: 30,
  waist_from: 30,
  hips_from: 30,
  fee_day_from: 0,
  fee_project_from: 0,
  fee_hour_from: 0,
} as const satisfies Partial<Record<FacetGroup, number>>;
export type NumberGroup = keyof typeof leastOf;
export const numberGroups = Object.keys(leastOf) as NumberGroup[];

const leastByCode = new Map<number, number>(
  numberGroups.map((group) => [facetGroups[group], leastOf[group]]),
);

/** 165 cm is stored as 30 or more, 31 or more, ... 165 or more. */
export function bitmapsOf(one: number): number[] {
  const least = leastByCode.get(Math.floor(one / perGroup));
  if (least === undefined) return [one];
  const first = one - (one % perGroup) + least;
  return Array.from({ length: Math.max(0, one - first + 1) }, (_, step) => first + step);
}

const firstDay = Date.UTC(2020, 0, 1);

export const unavailableOn = (day: string): number =>
  facet('unavailable', Math.round((Date.parse(day) - firstDay) / 86_400_000));

/** Opted out of searches by dates. */
export const daysClosed = facet('days_closed', 1);

/** Talents per row of a bitmap. */
export const chunkSize = 8192;
