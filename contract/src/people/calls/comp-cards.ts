// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../comp-cards.ts';

export const makeCompCard: Call<typeof from.makeCompCard> = { method: 'POST', path: '/v1/talenter/{id}/comp-card' };
