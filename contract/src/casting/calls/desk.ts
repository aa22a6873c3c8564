// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../desk.ts';

export const getRecruiterDesk: Call<typeof endpoints.getRecruiterDesk> = { method: 'GET', path: '/v1/recruiter/{id}/desk' };
