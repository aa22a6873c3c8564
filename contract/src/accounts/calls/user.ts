// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../user.ts';

export const getFreshUser: Call<typeof from.getFreshUser> = { method: 'GET', path: '/v1/user/refresh-edit-profile/{id}' };
export const getUser: Call<typeof from.getUser> = { method: 'GET', path: '/v1/user/{id}' };
export const changeUser: Call<typeof from.changeUser> = { method: 'PATCH', path: '/v1/user/{id}' };
export const closeUser: Call<typeof from.closeUser> = { method: 'DELETE', path: '/v1/user/{id}' };
export const listSessions: Call<typeof from.listSessions> = { method: 'GET', path: '/v1/user/{id}/sessions' };
export const endSession: Call<typeof from.endSession> = { method: 'DELETE', path: '/v1/user/{id}/sessions/{sessionId}' };
export const endOtherSessions: Call<typeof from.endOtherSessions> = { method: 'DELETE', path: '/v1/user/{id}/sessions' };
export const getDataExport: Call<typeof from.getDataExport> = { method: 'GET', path: '/v1/user/{id}/data-export' };
export const requestDataExport: Call<typeof from.requestDataExport> = { method: 'POST', path: '/v1/user/{id}/data-export' };
export const cancelDataExport: Call<typeof from.cancelDataExport> = { method: 'DELETE', path: '/v1/user/{id}/data-export' };
