// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../sign-up.ts';

export const createUser: Call<typeof endpoints.createUser> = { method: 'POST', path: '/v1/user' };
export const signUpTalent: Call<typeof endpoints.signUpTalent> = { method: 'POST', path: '/v1/user/talenter' };
export const signUpExternally: Call<typeof endpoints.signUpExternally> = { method: 'POST', path: '/v1/talenter' };
export const signUpRecruiter: Call<typeof endpoints.signUpRecruiter> = { method: 'POST', path: '/v1/user/recruiter' };
export const linkInstagram: Call<typeof endpoints.linkInstagram> = { method: 'POST', path: '/v1/user/insta-access-token' };
