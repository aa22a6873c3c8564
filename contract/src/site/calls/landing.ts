// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../landing.ts';

export const getLanding: Call<typeof endpoints.getLanding> = { method: 'GET', path: '/v1/landing' };
