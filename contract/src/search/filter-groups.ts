import type { FilterName, TalentFilters } from './talent-filters.ts';

/** Filters that are set and removed together, such as both ends of a range. */
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
  language: ['language', 'languageMatch', 'languageLevel', 'languageLevels'],
  actingEducation: ['actingEducation'],
  theatre: ['theatre'],
  education: ['education'],
  hobbies: ['hobbies'],
  skills: ['skills', 'skillsMatch'],
  projectType: ['projectType'],
  pastWork: ['pastWork'],
  achievements: ['achievements'],
  role: ['role'],
  nudity: ['nudity'],
  loveMaking: ['loveMaking'],
  fee: ['feeMax', 'feePer', 'feeStated'],
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
  hasVoice: ['hasVoice'],
  isNew: ['isNew'],
  verified: ['verified'],
  unlocked: ['unlocked'],
  hideSeen: ['hideSeen'],
  hideNotFor: ['hideNotFor'],
  jobApply: ['jobApply'],
  userName: ['userName'],
} as const satisfies Record<string, readonly FilterName[]>;
export type FilterGroup = keyof typeof filterGroups;
export const filterGroupNames = Object.keys(filterGroups) as [FilterGroup, ...FilterGroup[]];

/** These rank results or name the searcher. They hide no one. */
export const contextFilters = ['characterId', 'similarTo', 'recruiterId'] as const satisfies FilterName[];

/** These ids only mean something to one recruiter, so a shared link leaves them out. */
export const personalFilters = [
  'characterId',
  'recruiterId',
  'jobApply',
  'unlocked',
  'hideSeen',
  'hideNotFor',
] as const satisfies FilterName[];

/** Guests can only search by what they may see of a talent. */
export const guestFilters = [
  'location',
  'openToTravel',
  'gender',
  'minAge',
  'maxAge',
  'cities',
  'countries',
  'language',
  'languageMatch',
  'skills',
  'skillsMatch',
  'projectType',
  'pastWork',
  'role',
  'hasVideo',
  'hasVoice',
  'isNew',
  'similarTo',
  'userName',
] as const satisfies FilterName[];

/** Intimate scenes and availability can only be searched by verified recruiters. */
export const verifiedFilters = [
  'nudity',
  'loveMaking',
  'availableFrom',
  'availableTo',
] as const satisfies FilterName[];

/** Recruiters see fees unless they are frozen, and search by them as long as they see them. */
export const unfrozenFilters = ['feeMax', 'feePer', 'feeStated'] as const satisfies FilterName[];

/** With fewer matches a search by dates would reveal calendars. */
export const minMatchesForDates = 10;

/** More date ranges than any production needs would allow reading calendars. */
export const maxDateRangesPerDay = 20;

/** These only change how another filter is read. */
const modifiers: ReadonlySet<FilterName> = new Set<FilterName>([
  'heightSizeType',
  'weightSizeType',
  'bustOrChestSizeType',
  'waistSizeType',
  'hipsSizeType',
  'languageMatch',
  'languageLevel',
  'languageLevels',
  'skillsMatch',
  'feePer',
  'feeStated',
]);

/** Nobody is "not for" a character that is not in the search. */
const isPointless = (name: FilterName, { characterId }: TalentFilters) =>
  name === 'hideNotFor' && characterId === undefined;

/** A unit alone is not a filter, and neither is "all of" nothing. */
export const setGroups = (filters: TalentFilters): FilterGroup[] =>
  filterGroupNames.filter((group) =>
    filterGroups[group].some(
      (name) => !modifiers.has(name) && filters[name] !== undefined && !isPointless(name, filters),
    ),
  );

export const withoutGroup = (filters: TalentFilters, group: FilterGroup): TalentFilters => {
  const dropped: readonly string[] = filterGroups[group];
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !dropped.includes(name)));
};
