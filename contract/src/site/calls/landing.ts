// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../landing.ts';

export const getLanding: Call<typeof from.getLanding> = { method: 'GET', path: '/v1/landing' };
