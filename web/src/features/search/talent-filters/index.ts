export { FilterChips } from './components/filter-chips.tsx';
export { FilterRail } from './components/filter-rail.tsx';
export { FilterSheet, FiltersButton } from './components/filter-sheet.tsx';
export { NothingFound } from './components/nothing-found.tsx';
export type { OnFilters } from './model/filter-changes.ts';
