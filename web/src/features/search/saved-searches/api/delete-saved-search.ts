import { deleteSavedSearch } from '@callboard/contract/search/saved-searches';
import { api } from '../../../../shared/lib/api.ts';

/** Sent also when the page is left meanwhile. */
export const sendDelete = (id: number): Promise<unknown> =>
  api(deleteSavedSearch, { params: { id } }, { keepalive: true });
