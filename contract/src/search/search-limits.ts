/** The numbers and names of the talent search that browsers need without its schemas. */

export const talentsPerPage = 24;
/** Beyond this the search has to be narrowed. */
export const lastSearchPage = 400;

export const talentSorts = [
  'match',
  'newest',
  'active',
  'youngest',
  'oldest',
  'tallest',
  'shortest',
  'name',
] as const;
export type TalentSort = (typeof talentSorts)[number];
/** Guests do not see heights. They get the best match instead. */
export const recruiterSorts = ['tallest', 'shortest'] as const satisfies TalentSort[];

/** For so many days after publishing a profile counts as new. */
export const newForDays = 7;

/** Levels rise with their ids, from basic to native. */
export const bestLanguageLevel = 4;

export const fitAspects = ['gender', 'age', 'height', 'look', 'language', 'skill', 'place', 'dates'] as const;

/** The facets that can be counted. */
export const facetNames = [
  'gender',
  'age',
  'language',
  'location',
  'skills',
  'height',
  'role',
  'skin',
  'hair',
  'eye',
  'ethnicity',
] as const;
export type FacetName = (typeof facetNames)[number];
/** Counted for guests as well. */
export const guestFacets = ['gender', 'age', 'language', 'location', 'skills', 'role'] as const;

/** Where the bars over the sliders begin, and how wide they are. */
export const ageBars = { from: 10, to: 95, step: 5 } as const;
export const heightBars = { from: 140, to: 200, step: 4 } as const;

/** Of a name that is searched for. */
export const maxNameLength = 80;

/** More than anyone would select. A longer list is a mistake or an attack. */
export const maxChoices = 50;
