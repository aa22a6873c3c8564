// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../project-lists.ts';

export const listProjects: Call<typeof from.listProjects> = { method: 'GET', path: '/v1/recruiter-project/get-all' };
export const listOpenAuditions: Call<typeof from.listOpenAuditions> = { method: 'GET', path: '/v1/recruiter-project/openauditions/{id}' };
export const listActiveProjects: Call<typeof from.listActiveProjects> = { method: 'GET', path: '/v1/recruiter-project/activeprojects/{id}' };
export const listPublicProjects: Call<typeof from.listPublicProjects> = { method: 'GET', path: '/v1/recruiter-project/recruiter-based-project/{id}' };
export const listClosedProjects: Call<typeof from.listClosedProjects> = { method: 'GET', path: '/v1/recruiter-project/recruiter-close-audition' };
export const listProjectSummary: Call<typeof from.listProjectSummary> = { method: 'GET', path: '/v1/recruiter-project/recruiter-getting/project-summary' };
export const exportProjectSummary: Call<typeof from.exportProjectSummary> = { method: 'GET', path: '/v1/recruiter-project/recruiter-getting/project-summary/export' };
