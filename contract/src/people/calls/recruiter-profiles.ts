// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../recruiter-profiles.ts';

export const changeRecruiter: Call<typeof from.changeRecruiter> = { method: 'PATCH', path: '/v1/recruiter/{id}' };
export const getRecruiterByUniqueId: Call<typeof from.getRecruiterByUniqueId> = { method: 'GET', path: '/v1/user/recruiter-uniqueId/{id}' };
export const listPublicRecruiters: Call<typeof from.listPublicRecruiters> = { method: 'GET', path: '/v1/recruiter/get-all' };
export const listRecruitersAsAdmin: Call<typeof from.listRecruitersAsAdmin> = { method: 'GET', path: '/v1/recruiter' };
export const closeRecruiter: Call<typeof from.closeRecruiter> = { method: 'DELETE', path: '/v1/recruiter/{id}' };
export const getReferral: Call<typeof from.getReferral> = { method: 'GET', path: '/v1/recruiter/{id}/referral' };
export const getReferrer: Call<typeof from.getReferrer> = { method: 'GET', path: '/v1/recruiter/referral/{code}' };
