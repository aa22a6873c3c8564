export { ApplicationList } from './application-list.tsx';
export { ApplicationPage } from './application-page.tsx';
export { readFilters } from './model/application-filters.ts';
