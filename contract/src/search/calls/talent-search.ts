// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../talent-search.ts';

export const findTalents: Call<typeof from.findTalents> = { method: 'GET', path: '/v1/talenter/find-talents' };
export const countTalents: Call<typeof from.countTalents> = { method: 'GET', path: '/v1/talenter/findTalent-count' };
export const getConnection: Call<typeof from.getConnection> = { method: 'GET', path: '/v1/recruiter-unlocked/recruiter-view' };
