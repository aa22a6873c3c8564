// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../outbox.ts';

export const getOutbox: Call<typeof endpoints.getOutbox> = { method: 'GET', path: '/outbox.json' };
