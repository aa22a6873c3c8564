// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../talent-addresses.ts';

export const getTalentAddress: Call<typeof endpoints.getTalentAddress> = { method: 'GET', path: '/v1/talenter/{id}/address' };
export const changeTalentAddress: Call<typeof endpoints.changeTalentAddress> = { method: 'PATCH', path: '/v1/talenter/{id}/address' };
