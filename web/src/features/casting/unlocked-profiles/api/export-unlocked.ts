import { exportUnlocked } from '@callboard/contract/casting/unlocking';
import { api } from '../../../../shared/lib/api.ts';
import type { UnlockedSearch } from '../model/unlocked-address.ts';
import { unlockedQuery } from './unlocked-query.ts';

/** The contacts of everybody in this search, on whichever page. */
export const fetchContacts = (search: UnlockedSearch, recruiterId: number, form: 'csv' | 'vcard') =>
  api(exportUnlocked, { query: { ...unlockedQuery(search, recruiterId), form } });
