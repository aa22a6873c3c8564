import type { FieldError } from '@callboard/contract/errors';
import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';
import { addedEntries, referenceRows } from '../../site/reference/index.ts';

/** The reference list of each filter. */
const listOf = {
  location: 'city',
  type: 'body_type',
  gender: 'gender',
  socialLinks: 'social_network',
  skin: 'skin_tone',
  hair: 'hair_color',
  hairType: 'hair_type',
  eye: 'eye_color',
  ethnicity: 'look',
  cities: 'city',
  countries: 'country',
  accent: 'accent',
  language: 'language',
  actingEducation: 'acting_education',
  education: 'education_level',
  hobbies: 'hobby',
  skills: 'skill',
  projectType: 'project_type',
  pastWork: 'project_type',
  achievements: 'achievement',
  role: 'performer_role',
  nationality: 'nationality',
  nativeCity: 'city',
  openWorkCity: 'city',
} as const satisfies Partial<Record<FilterName, keyof typeof referenceRows>>;
const names = Object.keys(listOf) as (keyof typeof listOf)[];

const idsOf = new Map(
  Object.entries(referenceRows).map(([list, rows]) => [list, new Set<number>(rows.map(({ id }) => id))]),
);

/** Entries that people added are not in memory. One that does not exist finds nobody. */
const mayBeAdded = (list: string, id: number) =>
  id >= addedEntries.firstAddedId && addedEntries.openLists.some((open) => open === list);

const isKnown = (list: keyof typeof referenceRows, id: number) =>
  idsOf.get(list)?.has(id) === true || mayBeAdded(list, id);

export const unknownValues = (filters: TalentFilters): FieldError[] =>
  names.flatMap((field) => {
    const unknown = filters[field]?.find((id) => !isKnown(listOf[field], id));
    return unknown === undefined ? [] : [{ field, message: `There is no ${unknown} on this list` }];
  });
