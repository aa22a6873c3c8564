// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../admin-users.ts';

export const listUsers: Call<typeof from.listUsers> = { method: 'GET', path: '/v1/users' };
export const createUserAsAdmin: Call<typeof from.createUserAsAdmin> = { method: 'POST', path: '/v1/users' };
export const getUserAsAdmin: Call<typeof from.getUserAsAdmin> = { method: 'GET', path: '/v1/users/{id}' };
export const changeUserAsAdmin: Call<typeof from.changeUserAsAdmin> = { method: 'PATCH', path: '/v1/users/{id}' };
export const closeUserAsAdmin: Call<typeof from.closeUserAsAdmin> = { method: 'DELETE', path: '/v1/users/{id}' };
