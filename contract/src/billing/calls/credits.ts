// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../credits.ts';

export const getUnlockBalance: Call<typeof endpoints.getUnlockBalance> = { method: 'GET', path: '/v1/recruiter/recruiter-unlock-balance/{id}' };
export const getCreditSummary: Call<typeof endpoints.getCreditSummary> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-unlocked-count' };
export const listCreditEntries: Call<typeof endpoints.listCreditEntries> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-history/list' };
export const exportCreditEntries: Call<typeof endpoints.exportCreditEntries> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-history/export' };
