// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../comp-cards.ts';

export const makeCompCard: Call<typeof endpoints.makeCompCard> = { method: 'POST', path: '/v1/talenter/{id}/comp-card' };
