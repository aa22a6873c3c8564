// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../castings.ts';

export const listCastings: Call<typeof endpoints.listCastings> = { method: 'GET', path: '/v1/castings' };
