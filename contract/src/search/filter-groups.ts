import type { FilterName, TalentFilters } from './talent-filters.ts';

/** What a person sets and removes as one: a chip, a line with what dropping it would give. */
export const filterGroups = {
  location: ['location', 'openToTravel'],
  type: ['type'],
  gender: ['gender'],
  age: ['minAge', 'maxAge'],
  socialLinks: ['socialLinks'],
  skin: ['skin'],
  hair: ['hair'],
  hairType: ['hairType'],
  eye: ['eye'],
  ethnicity: ['ethnicity'],
  cities: ['cities'],
  countries: ['countries'],
  passport: ['passport'],
  accent: ['accent'],
  language: ['language'],
  actingEducation: ['actingEducation'],
  theatre: ['theatre'],
  education: ['education'],
  hobbies: ['hobbies'],
  skills: ['skills'],
  projectType: ['projectType'],
  pastWork: ['pastWork'],
  achievements: ['achievements'],
  role: ['role'],
  nudity: ['nudity'],
  loveMaking: ['loveMaking'],
  nationality: ['nationality'],
  nativeCity: ['nativeCity'],
  openWorkCity: ['openWorkCity'],
  height: ['heightMin', 'heightMax', 'heightSizeType'],
  weight: ['weightMin', 'weightMax', 'weightSizeType'],
  bustOrChest: ['bustOrChestMin', 'bustOrChestMax', 'bustOrChestSizeType'],
  waist: ['waistMin', 'waistMax', 'waistSizeType'],
  hips: ['hipsMin', 'hipsMax', 'hipsSizeType'],
  available: ['availableFrom', 'availableTo'],
  hasVideo: ['hasVideo'],
  verified: ['verified'],
  unlocked: ['unlocked'],
  jobApply: ['jobApply'],
  userName: ['userName'],
} as const satisfies Record<string, readonly FilterName[]>;
export type FilterGroup = keyof typeof filterGroups;
export const filterGroupNames = Object.keys(filterGroups) as [FilterGroup, ...FilterGroup[]];

/** What ranks people or says who asks, and keeps nobody out. */
export const contextFilters = ['characterId', 'similarTo', 'recruiterId'] as const satisfies FilterName[];

/** Ids that mean nothing to anybody but the recruiter who searches: no part of a link for others. */
export const personalFilters = [
  'characterId',
  'recruiterId',
  'jobApply',
  'unlocked',
] as const satisfies FilterName[];

/** Guests search by what a guest may see of somebody. The rest is refused: it would tell what they may not know. */
export const guestFilters = [
  'location',
  'openToTravel',
  'gender',
  'minAge',
  'maxAge',
  'cities',
  'countries',
  'language',
  'skills',
  'projectType',
  'pastWork',
  'role',
  'hasVideo',
  'similarTo',
  'userName',
] as const satisfies FilterName[];

/** Adults' consent to be asked about scenes, and the days people are free, can be searched by verified recruiters only. */
export const verifiedFilters = [
  'nudity',
  'loveMaking',
  'availableFrom',
  'availableTo',
] as const satisfies FilterName[];

/** Days are left out of a search that fewer match without them: the answer would be about single people. */
export const minMatchesForDates = 10;

/** A production has a few shoots in hand; who asks for more different days than these reads calendars. */
export const maxDateRangesPerDay = 20;

/** The groups that are set. A unit alone asks for nothing. */
export const setGroups = (filters: TalentFilters): FilterGroup[] =>
  filterGroupNames.filter((group) =>
    filterGroups[group].some((name) => !name.endsWith('SizeType') && filters[name] !== undefined),
  );

/** The same search without one thing it asks for. */
export const withoutGroup = (filters: TalentFilters, group: FilterGroup): TalentFilters => {
  const dropped: readonly string[] = filterGroups[group];
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !dropped.includes(name)));
};
