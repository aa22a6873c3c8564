// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../projects.ts';

export const createProject: Call<typeof from.createProject> = { method: 'POST', path: '/v1/recruiter-project' };
export const getProject: Call<typeof from.getProject> = { method: 'GET', path: '/v1/recruiter-project/{id}' };
export const updateProject: Call<typeof from.updateProject> = { method: 'PATCH', path: '/v1/recruiter-project/{id}' };
export const deleteDraftProject: Call<typeof from.deleteDraftProject> = { method: 'DELETE', path: '/v1/recruiter-project/{id}' };
