import { type FilterName, filterShape } from '@callboard/contract/search/talent-filters';
import type { Trouble } from '../../../../shared/lib/api/request-error.ts';

const isFilter = (field: string): field is FilterName => Object.hasOwn(filterShape, field);

/** The filters that a refusal names. */
export const refusedFilters = ({ fields }: Trouble): FilterName[] => [
  ...new Set(fields.map(({ field }) => field.replace(/^query\./, '')).filter(isFilter)),
];
