// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as from from '../../profile-editor/payload.ts';

export const getTalentPayload: Call<typeof from.getTalentPayload> = { method: 'GET', path: '/v1/talenter/{id}' };
export const changeTalentPayload: Call<typeof from.changeTalentPayload> = { method: 'PATCH', path: '/v1/talenter/{id}' };
export const changeTalentProgress: Call<typeof from.changeTalentProgress> = { method: 'PATCH', path: '/v1/talenter/handle-talenter/{id}' };
