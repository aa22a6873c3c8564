// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../job-alerts.ts';

export const saveJobSearch: Call<typeof endpoints.saveJobSearch> = { method: 'POST', path: '/v1/job-alerts' };
export const listJobSearches: Call<typeof endpoints.listJobSearches> = { method: 'GET', path: '/v1/job-alerts' };
export const changeJobSearch: Call<typeof endpoints.changeJobSearch> = { method: 'PATCH', path: '/v1/job-alerts/{id}' };
export const deleteJobSearch: Call<typeof endpoints.deleteJobSearch> = { method: 'DELETE', path: '/v1/job-alerts/{id}' };
