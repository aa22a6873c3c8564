// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../projects.ts';

export const createProject: Call<typeof endpoints.createProject> = { method: 'POST', path: '/v1/recruiter-project' };
export const getProject: Call<typeof endpoints.getProject> = { method: 'GET', path: '/v1/recruiter-project/{id}' };
export const updateProject: Call<typeof endpoints.updateProject> = { method: 'PATCH', path: '/v1/recruiter-project/{id}' };
export const deleteDraftProject: Call<typeof endpoints.deleteDraftProject> = { method: 'DELETE', path: '/v1/recruiter-project/{id}' };
