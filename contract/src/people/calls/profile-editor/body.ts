// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as from from '../../profile-editor/body.ts';

export const saveBody: Call<typeof from.saveBody> = { method: 'POST', path: '/v1/talenter-physical-description' };
export const getBody: Call<typeof from.getBody> = { method: 'GET', path: '/v1/talenter-physical-description/{id}' };
