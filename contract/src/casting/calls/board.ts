// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../board.ts';

export const getBoard: Call<typeof endpoints.getBoard> = { method: 'GET', path: '/v1/recruiter-project/{id}/board' };
