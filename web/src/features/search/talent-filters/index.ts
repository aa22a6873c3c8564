export { FilterChips } from './components/filter-chips.tsx';
export { FilterRail } from './components/filter-rail.tsx';
export { FilterSheet } from './components/filter-sheet.tsx';
export { FiltersButton } from './components/filters-button.tsx';
export { NothingFound } from './components/nothing-found.tsx';
export type { OnFilters } from './model/editor.ts';
