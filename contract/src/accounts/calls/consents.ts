// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../consents.ts';

export const getConsents: Call<typeof from.getConsents> = { method: 'GET', path: '/v1/talenter/{id}/consents' };
export const changeConsent: Call<typeof from.changeConsent> = { method: 'POST', path: '/v1/talenter/{id}/consents' };
