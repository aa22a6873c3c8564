import { deleteSavedSearch } from '@callboard/contract/search/calls';
import { api } from '../../../../shared/lib/api/client.ts';

/** Sent also when the page is left meanwhile. */
export const sendDelete = (id: number): Promise<unknown> =>
  api(deleteSavedSearch, { params: { id } }, { keepalive: true });
