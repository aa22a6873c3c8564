// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as endpoints from '../../profile-editor/body.ts';

export const saveBody: Call<typeof endpoints.saveBody> = { method: 'POST', path: '/v1/talenter-physical-description' };
export const getBody: Call<typeof endpoints.getBody> = { method: 'GET', path: '/v1/talenter-physical-description/{id}' };
