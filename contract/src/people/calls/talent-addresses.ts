// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../talent-addresses.ts';

export const getTalentAddress: Call<typeof from.getTalentAddress> = { method: 'GET', path: '/v1/talenter/{id}/address' };
export const changeTalentAddress: Call<typeof from.changeTalentAddress> = { method: 'PATCH', path: '/v1/talenter/{id}/address' };
