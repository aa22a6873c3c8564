import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { readSearch, type TalentSearch, writeSearch } from '../../talent-search/index.ts';

/** Ignores filters that are no longer valid. */
export const toSearch = ({ filters, sort }: Pick<SavedSearch, 'filters' | 'sort'>): TalentSearch =>
  readSearch(new URLSearchParams({ ...filters, sort }));

interface SharedState {
  readonly sharedAs: string;
}

const isShared = (state: unknown): state is SharedState =>
  typeof state === 'object' && state !== null && 'sharedAs' in state && typeof state.sharedAs === 'string';

export const sharedState = (search: TalentSearch): SharedState => ({
  sharedAs: writeSearch(search).toString(),
});

/** The complete search, as it was shared. */
export const readSharedState = (state: unknown): TalentSearch | undefined =>
  isShared(state) ? readSearch(new URLSearchParams(state.sharedAs)) : undefined;
