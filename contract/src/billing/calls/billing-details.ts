// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../billing-details.ts';

export const getBillingDetails: Call<typeof endpoints.getBillingDetails> = { method: 'GET', path: '/v1/recruiter/{id}/billing-details' };
export const changeBillingDetails: Call<typeof endpoints.changeBillingDetails> = { method: 'PUT', path: '/v1/recruiter/{id}/billing-details' };
