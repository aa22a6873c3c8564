// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../sign-up.ts';

export const createUser: Call<typeof from.createUser> = { method: 'POST', path: '/v1/user' };
export const signUpTalent: Call<typeof from.signUpTalent> = { method: 'POST', path: '/v1/user/talenter' };
export const signUpExternally: Call<typeof from.signUpExternally> = { method: 'POST', path: '/v1/talenter' };
export const signUpRecruiter: Call<typeof from.signUpRecruiter> = { method: 'POST', path: '/v1/user/recruiter' };
export const linkInstagram: Call<typeof from.linkInstagram> = { method: 'POST', path: '/v1/user/insta-access-token' };
