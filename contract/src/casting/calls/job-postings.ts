// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../job-postings.ts';

export const createJob: Call<typeof endpoints.createJob> = { method: 'POST', path: '/v1/auditions' };
export const updateJob: Call<typeof endpoints.updateJob> = { method: 'PATCH', path: '/v1/auditions/{id}' };
export const deleteDraftJob: Call<typeof endpoints.deleteDraftJob> = { method: 'DELETE', path: '/v1/auditions/{id}' };
export const listOwnJobs: Call<typeof endpoints.listOwnJobs> = { method: 'GET', path: '/v1/auditions/own' };
export const getJobNumbers: Call<typeof endpoints.getJobNumbers> = { method: 'GET', path: '/v1/auditions/numbers/{id}' };
