// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../job-search.ts';

export const findJobs: Call<typeof endpoints.findJobs> = { method: 'GET', path: '/v1/auditions/data/get-All' };
export const countJobs: Call<typeof endpoints.countJobs> = { method: 'GET', path: '/v1/auditions/count/filterdatacount' };
export const listCallboardOpenings: Call<typeof endpoints.listCallboardOpenings> = { method: 'GET', path: '/v1/auditions/list/callboard-openings' };
export const readJobAddress: Call<typeof endpoints.readJobAddress> = { method: 'GET', path: '/v1/auditions/address/{searchParam}' };
