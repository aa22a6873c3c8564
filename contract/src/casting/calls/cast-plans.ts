// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../cast-plans.ts';

export const planCast: Call<typeof from.planCast> = { method: 'GET', path: '/v1/scenarios/{id}/cast' };
export const makeCast: Call<typeof from.makeCast> = { method: 'POST', path: '/v1/scenarios/{id}/cast' };
