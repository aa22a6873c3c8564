import type { FilterName, TalentFilters } from '@callboard/contract/search/talent-filters';

/** A filter that is set, in words: "Height 155–172 cm". */
export type NameFilter = (filter: FilterName, filters: TalentFilters) => string;

/** Several in one line. Two ends of the same range are said once. */
export const nameFilters = (
  names: readonly FilterName[],
  filters: TalentFilters,
  nameFilter: NameFilter,
): string => [...new Set(names.map((name) => nameFilter(name, filters)))].join(', ');
