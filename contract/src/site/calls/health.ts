// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../health.ts';

export const getHealth: Call<typeof endpoints.getHealth> = { method: 'GET', path: '/health' };
export const getReadiness: Call<typeof endpoints.getReadiness> = { method: 'GET', path: '/ready' };
