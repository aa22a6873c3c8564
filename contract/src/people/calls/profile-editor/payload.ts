// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as endpoints from '../../profile-editor/payload.ts';

export const getTalentPayload: Call<typeof endpoints.getTalentPayload> = { method: 'GET', path: '/v1/talenter/{id}' };
export const changeTalentPayload: Call<typeof endpoints.changeTalentPayload> = { method: 'PATCH', path: '/v1/talenter/{id}' };
export const changeTalentProgress: Call<typeof endpoints.changeTalentProgress> = { method: 'PATCH', path: '/v1/talenter/handle-talenter/{id}' };
