import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import type { FacetName } from '@callboard/contract/search/search-limits';
import type { ListFilter } from './list-filters.ts';
import type { MeasureGroup } from './measurements.ts';

export type BooleanFilter =
  | 'openToTravel'
  | 'passport'
  | 'hasVideo'
  | 'hasVoice'
  | 'isNew'
  | 'verified'
  | 'hideSeen'
  | 'hideNotFor'
  | 'nudity'
  | 'loveMaking';
/** Lists too long for checkboxes. */
export type TokenFilter =
  | 'location'
  | 'skills'
  | 'cities'
  | 'countries'
  | 'accent'
  | 'hobbies'
  | 'nationality'
  | 'nativeCity'
  | 'openWorkCity'
  | 'achievements';

export type Control =
  | { readonly kind: 'checks'; readonly filter: Exclude<ListFilter, TokenFilter> }
  | { readonly kind: 'tokens'; readonly filter: Exclude<TokenFilter, 'location' | 'skills'> }
  | { readonly kind: 'measure'; readonly filter: MeasureGroup }
  | { readonly kind: 'yes'; readonly filter: BooleanFilter }
  | { readonly kind: 'days' | 'years' | 'unlocked' | 'fee' };

const checks = (...filters: Exclude<ListFilter, TokenFilter>[]): Control[] =>
  filters.map((filter) => ({ kind: 'checks', filter }));
const tokens = (...filters: Exclude<TokenFilter, 'location' | 'skills'>[]): Control[] =>
  filters.map((filter) => ({ kind: 'tokens', filter }));
const measures = (...filters: MeasureGroup[]): Control[] =>
  filters.map((filter) => ({ kind: 'measure', filter }));
const toggles = (...filters: BooleanFilter[]): Control[] =>
  filters.map((filter) => ({ kind: 'yes', filter }));

/** The collapsible sections of the panel. */
export const filterSections = {
  appearance: [
    ...checks('skin', 'hair', 'hairType', 'eye', 'ethnicity', 'type'),
    ...measures('bustOrChest', 'waist', 'hips', 'weight'),
  ],
  experience: [
    ...checks('role', 'pastWork', 'projectType'),
    { kind: 'years' },
    ...tokens('achievements'),
    ...toggles('hasVideo', 'hasVoice', 'isNew'),
  ],
  education: [...checks('education', 'actingEducation'), ...tokens('hobbies', 'accent')],
  work: [
    { kind: 'fee' },
    ...toggles('passport', 'openToTravel', 'verified'),
    ...tokens('openWorkCity', 'cities', 'countries', 'nativeCity', 'nationality'),
    ...checks('socialLinks'),
  ],
  availability: [{ kind: 'days' }],
  yours: [{ kind: 'unlocked' }, ...toggles('hideSeen', 'hideNotFor')],
  scenes: [...toggles('nudity', 'loveMaking')],
} as const satisfies Record<string, readonly Control[]>;
export type SectionName = keyof typeof filterSections;
export const sectionNames = Object.keys(filterSections) as SectionName[];

const groupOfKind = { days: 'available', years: 'theatre', unlocked: 'unlocked', fee: 'fee' } as const;

/** Open to travel counts as location. */
export function groupOf(control: Control): FilterGroup {
  if (!('filter' in control)) return groupOfKind[control.kind];
  return control.filter === 'openToTravel' ? 'location' : control.filter;
}

/** The counts each section needs. */
export const sectionFacets: Partial<Record<SectionName, readonly FacetName[]>> = {
  appearance: ['skin', 'hair', 'eye', 'ethnicity'],
  experience: ['role'],
};
