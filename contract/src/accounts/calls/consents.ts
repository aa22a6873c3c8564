// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../consents.ts';

export const getConsents: Call<typeof endpoints.getConsents> = { method: 'GET', path: '/v1/talenter/{id}/consents' };
export const changeConsent: Call<typeof endpoints.changeConsent> = { method: 'POST', path: '/v1/talenter/{id}/consents' };
