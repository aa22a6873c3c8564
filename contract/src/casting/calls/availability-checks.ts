// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../availability-checks.ts';

export const createAvailabilityCheck: Call<typeof from.createAvailabilityCheck> = { method: 'POST', path: '/v1/unlock-available-calander' };
export const answerAvailabilityCheck: Call<typeof from.answerAvailabilityCheck> = { method: 'PATCH', path: '/v1/unlock-available-calander/{id}' };
