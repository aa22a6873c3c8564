// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../reports.ts';

export const listReportReasons: Call<typeof endpoints.listReportReasons> = { method: 'GET', path: '/v1/report-reason/reportProjectList' };
export const reportUser: Call<typeof endpoints.reportUser> = { method: 'POST', path: '/v1/report-abuse' };
export const reportProject: Call<typeof endpoints.reportProject> = { method: 'POST', path: '/v1/project-abuse-report' };
export const reportJob: Call<typeof endpoints.reportJob> = { method: 'POST', path: '/v1/job-abuse-report' };
