// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../cast-plans.ts';

export const planCast: Call<typeof endpoints.planCast> = { method: 'GET', path: '/v1/scenarios/{id}/cast' };
export const makeCast: Call<typeof endpoints.makeCast> = { method: 'POST', path: '/v1/scenarios/{id}/cast' };
