// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../billing-details.ts';

export const getBillingDetails: Call<typeof from.getBillingDetails> = { method: 'GET', path: '/v1/recruiter/{id}/billing-details' };
export const changeBillingDetails: Call<typeof from.changeBillingDetails> = { method: 'PUT', path: '/v1/recruiter/{id}/billing-details' };
