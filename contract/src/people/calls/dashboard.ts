// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../dashboard.ts';

export const getTalentDashboard: Call<typeof endpoints.getTalentDashboard> = { method: 'GET', path: '/v1/talenter/{id}/dashboard' };
export const recordView: Call<typeof endpoints.recordView> = { method: 'POST', path: '/v1/recruiter-view' };
