// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../applications.ts';

export const applyForJob: Call<typeof endpoints.applyForJob> = { method: 'POST', path: '/v1/job-audition-apply' };
export const moveApplication: Call<typeof endpoints.moveApplication> = { method: 'PATCH', path: '/v1/job-audition-apply/{id}' };
export const moveApplications: Call<typeof endpoints.moveApplications> = { method: 'POST', path: '/v1/job-audition-apply/bulk' };
export const listApplications: Call<typeof endpoints.listApplications> = { method: 'GET', path: '/v1/job-audition-apply/user' };
export const getApplication: Call<typeof endpoints.getApplication> = { method: 'GET', path: '/v1/job-audition-apply/{id}' };
