// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../line-ups.ts';

export const getLineUp: Call<typeof endpoints.getLineUp> = { method: 'GET', path: '/v1/recruiter-project/{id}/line-up' };
export const savePairing: Call<typeof endpoints.savePairing> = { method: 'POST', path: '/v1/recruiter-project/{id}/pairings' };
export const changePairing: Call<typeof endpoints.changePairing> = { method: 'PATCH', path: '/v1/pairings/{id}' };
export const removePairing: Call<typeof endpoints.removePairing> = { method: 'DELETE', path: '/v1/pairings/{id}' };
export const restorePairing: Call<typeof endpoints.restorePairing> = { method: 'POST', path: '/v1/pairings/{id}/restore' };
export const likePairing: Call<typeof endpoints.likePairing> = { method: 'PUT', path: '/v1/pairings/{id}/like' };
