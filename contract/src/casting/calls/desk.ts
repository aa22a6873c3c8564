// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../desk.ts';

export const getRecruiterDesk: Call<typeof from.getRecruiterDesk> = { method: 'GET', path: '/v1/recruiter/{id}/desk' };
