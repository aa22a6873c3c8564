// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../health.ts';

export const getHealth: Call<typeof from.getHealth> = { method: 'GET', path: '/health' };
export const getReadiness: Call<typeof from.getReadiness> = { method: 'GET', path: '/ready' };
