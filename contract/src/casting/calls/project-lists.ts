// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../project-lists.ts';

export const listProjects: Call<typeof endpoints.listProjects> = { method: 'GET', path: '/v1/recruiter-project/get-all' };
export const listOpenAuditions: Call<typeof endpoints.listOpenAuditions> = { method: 'GET', path: '/v1/recruiter-project/openauditions/{id}' };
export const listActiveProjects: Call<typeof endpoints.listActiveProjects> = { method: 'GET', path: '/v1/recruiter-project/activeprojects/{id}' };
export const listPublicProjects: Call<typeof endpoints.listPublicProjects> = { method: 'GET', path: '/v1/recruiter-project/recruiter-based-project/{id}' };
export const listClosedProjects: Call<typeof endpoints.listClosedProjects> = { method: 'GET', path: '/v1/recruiter-project/recruiter-close-audition' };
export const listProjectSummary: Call<typeof endpoints.listProjectSummary> = { method: 'GET', path: '/v1/recruiter-project/recruiter-getting/project-summary' };
export const exportProjectSummary: Call<typeof endpoints.exportProjectSummary> = { method: 'GET', path: '/v1/recruiter-project/recruiter-getting/project-summary/export' };
