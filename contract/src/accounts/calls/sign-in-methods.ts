// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../sign-in-methods.ts';

export const listSignInMethods: Call<typeof from.listSignInMethods> = { method: 'GET', path: '/v1/user/{id}/sign-in-methods' };
export const removeSignInMethod: Call<typeof from.removeSignInMethod> = { method: 'DELETE', path: '/v1/user/{id}/sign-in-methods/{method}' };
export const connectGithub: Call<typeof from.connectGithub> = { method: 'POST', path: '/v1/user/{id}/sign-in-methods/github' };
export const readSignInChange: Call<typeof from.readSignInChange> = { method: 'GET', path: '/v1/auth/sign-in-change' };
export const undoSignInChange: Call<typeof from.undoSignInChange> = { method: 'POST', path: '/v1/auth/undo-sign-in-change' };
