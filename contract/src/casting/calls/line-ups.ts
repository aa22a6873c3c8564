// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../line-ups.ts';

export const getLineUp: Call<typeof from.getLineUp> = { method: 'GET', path: '/v1/recruiter-project/{id}/line-up' };
export const savePairing: Call<typeof from.savePairing> = { method: 'POST', path: '/v1/recruiter-project/{id}/pairings' };
export const changePairing: Call<typeof from.changePairing> = { method: 'PATCH', path: '/v1/pairings/{id}' };
export const removePairing: Call<typeof from.removePairing> = { method: 'DELETE', path: '/v1/pairings/{id}' };
export const restorePairing: Call<typeof from.restorePairing> = { method: 'POST', path: '/v1/pairings/{id}/restore' };
export const likePairing: Call<typeof from.likePairing> = { method: 'PUT', path: '/v1/pairings/{id}/like' };
