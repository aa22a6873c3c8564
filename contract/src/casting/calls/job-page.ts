// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../job-page.ts';

export const getJob: Call<typeof endpoints.getJob> = { method: 'GET', path: '/v1/auditions/{id}' };
export const listJobRoles: Call<typeof endpoints.listJobRoles> = { method: 'GET', path: '/v1/auditions/audition-character/{id}' };
export const listSimilarJobs: Call<typeof endpoints.listSimilarJobs> = { method: 'GET', path: '/v1/auditions/similar/{id}' };
export const viewJob: Call<typeof endpoints.viewJob> = { method: 'POST', path: '/v1/auditions/viewed/{id}' };
export const saveJob: Call<typeof endpoints.saveJob> = { method: 'PUT', path: '/v1/auditions/saved/{id}' };
export const unsaveJob: Call<typeof endpoints.unsaveJob> = { method: 'DELETE', path: '/v1/auditions/saved/{id}' };
