// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../user.ts';

export const getFreshUser: Call<typeof endpoints.getFreshUser> = { method: 'GET', path: '/v1/user/refresh-edit-profile/{id}' };
export const getUser: Call<typeof endpoints.getUser> = { method: 'GET', path: '/v1/user/{id}' };
export const changeUser: Call<typeof endpoints.changeUser> = { method: 'PATCH', path: '/v1/user/{id}' };
export const closeUser: Call<typeof endpoints.closeUser> = { method: 'DELETE', path: '/v1/user/{id}' };
export const listSessions: Call<typeof endpoints.listSessions> = { method: 'GET', path: '/v1/user/{id}/sessions' };
export const endSession: Call<typeof endpoints.endSession> = { method: 'DELETE', path: '/v1/user/{id}/sessions/{sessionId}' };
export const endOtherSessions: Call<typeof endpoints.endOtherSessions> = { method: 'DELETE', path: '/v1/user/{id}/sessions' };
export const getDataExport: Call<typeof endpoints.getDataExport> = { method: 'GET', path: '/v1/user/{id}/data-export' };
export const requestDataExport: Call<typeof endpoints.requestDataExport> = { method: 'POST', path: '/v1/user/{id}/data-export' };
export const cancelDataExport: Call<typeof endpoints.cancelDataExport> = { method: 'DELETE', path: '/v1/user/{id}/data-export' };
