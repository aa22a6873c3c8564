// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../credits.ts';

export const getUnlockBalance: Call<typeof from.getUnlockBalance> = { method: 'GET', path: '/v1/recruiter/recruiter-unlock-balance/{id}' };
export const getCreditSummary: Call<typeof from.getCreditSummary> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-unlocked-count' };
export const listCreditEntries: Call<typeof from.listCreditEntries> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-history/list' };
export const exportCreditEntries: Call<typeof from.exportCreditEntries> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-history/export' };
