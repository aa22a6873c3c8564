// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../sign-in-methods.ts';

export const listSignInMethods: Call<typeof endpoints.listSignInMethods> = { method: 'GET', path: '/v1/user/{id}/sign-in-methods' };
export const removeSignInMethod: Call<typeof endpoints.removeSignInMethod> = { method: 'DELETE', path: '/v1/user/{id}/sign-in-methods/{method}' };
export const connectGithub: Call<typeof endpoints.connectGithub> = { method: 'POST', path: '/v1/user/{id}/sign-in-methods/github' };
export const readSignInChange: Call<typeof endpoints.readSignInChange> = { method: 'GET', path: '/v1/auth/sign-in-change' };
export const undoSignInChange: Call<typeof endpoints.undoSignInChange> = { method: 'POST', path: '/v1/auth/undo-sign-in-change' };
