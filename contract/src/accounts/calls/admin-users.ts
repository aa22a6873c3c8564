// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../admin-users.ts';

export const listUsers: Call<typeof endpoints.listUsers> = { method: 'GET', path: '/v1/users' };
export const createUserAsAdmin: Call<typeof endpoints.createUserAsAdmin> = { method: 'POST', path: '/v1/users' };
export const getUserAsAdmin: Call<typeof endpoints.getUserAsAdmin> = { method: 'GET', path: '/v1/users/{id}' };
export const changeUserAsAdmin: Call<typeof endpoints.changeUserAsAdmin> = { method: 'PATCH', path: '/v1/users/{id}' };
export const closeUserAsAdmin: Call<typeof endpoints.closeUserAsAdmin> = { method: 'DELETE', path: '/v1/users/{id}' };
