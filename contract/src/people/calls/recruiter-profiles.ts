// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../recruiter-profiles.ts';

export const changeRecruiter: Call<typeof endpoints.changeRecruiter> = { method: 'PATCH', path: '/v1/recruiter/{id}' };
export const getRecruiterByUniqueId: Call<typeof endpoints.getRecruiterByUniqueId> = { method: 'GET', path: '/v1/user/recruiter-uniqueId/{id}' };
export const listPublicRecruiters: Call<typeof endpoints.listPublicRecruiters> = { method: 'GET', path: '/v1/recruiter/get-all' };
export const listRecruitersAsAdmin: Call<typeof endpoints.listRecruitersAsAdmin> = { method: 'GET', path: '/v1/recruiter' };
export const closeRecruiter: Call<typeof endpoints.closeRecruiter> = { method: 'DELETE', path: '/v1/recruiter/{id}' };
export const getReferral: Call<typeof endpoints.getReferral> = { method: 'GET', path: '/v1/recruiter/{id}/referral' };
export const getReferrer: Call<typeof endpoints.getReferrer> = { method: 'GET', path: '/v1/recruiter/referral/{code}' };
