// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../recruiter-verification.ts';

export const getRecruiterVerification: Call<typeof endpoints.getRecruiterVerification> = { method: 'GET', path: '/v1/recruiter/{id}/verification' };
export const requestVerification: Call<typeof endpoints.requestVerification> = { method: 'POST', path: '/v1/recruiter/{id}/verification' };
