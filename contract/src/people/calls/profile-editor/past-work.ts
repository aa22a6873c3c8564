// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as from from '../../profile-editor/past-work.ts';

export const addPastWork: Call<typeof from.addPastWork> = { method: 'POST', path: '/v1/talenter-past-work' };
export const changePastWork: Call<typeof from.changePastWork> = { method: 'PATCH', path: '/v1/talenter-past-work/{id}' };
export const removePastWork: Call<typeof from.removePastWork> = { method: 'DELETE', path: '/v1/talenter-past-work/delete' };
