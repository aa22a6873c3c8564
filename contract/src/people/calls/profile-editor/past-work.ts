// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as endpoints from '../../profile-editor/past-work.ts';

export const addPastWork: Call<typeof endpoints.addPastWork> = { method: 'POST', path: '/v1/talenter-past-work' };
export const changePastWork: Call<typeof endpoints.changePastWork> = { method: 'PATCH', path: '/v1/talenter-past-work/{id}' };
export const removePastWork: Call<typeof endpoints.removePastWork> = { method: 'DELETE', path: '/v1/talenter-past-work/delete' };
