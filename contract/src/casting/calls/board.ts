// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../board.ts';

export const getBoard: Call<typeof from.getBoard> = { method: 'GET', path: '/v1/recruiter-project/{id}/board' };
