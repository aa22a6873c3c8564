// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../outbox.ts';

export const getOutbox: Call<typeof from.getOutbox> = { method: 'GET', path: '/outbox.json' };
