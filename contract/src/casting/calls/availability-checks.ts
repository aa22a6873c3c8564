// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../availability-checks.ts';

export const createAvailabilityCheck: Call<typeof endpoints.createAvailabilityCheck> = { method: 'POST', path: '/v1/unlock-available-calander' };
export const answerAvailabilityCheck: Call<typeof endpoints.answerAvailabilityCheck> = { method: 'PATCH', path: '/v1/unlock-available-calander/{id}' };
