// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../talent-search.ts';

export const findTalents: Call<typeof endpoints.findTalents> = { method: 'GET', path: '/v1/talenter/find-talents' };
export const countTalents: Call<typeof endpoints.countTalents> = { method: 'GET', path: '/v1/talenter/findTalent-count' };
export const getConnection: Call<typeof endpoints.getConnection> = { method: 'GET', path: '/v1/recruiter-unlocked/recruiter-view' };
