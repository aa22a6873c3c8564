// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../content.ts';

export const sendContactRequest: Call<typeof from.sendContactRequest> = { method: 'POST', path: '/v1/contactus' };
export const sendCompanyContactRequest: Call<typeof from.sendCompanyContactRequest> = { method: 'POST', path: '/v1/company-contactus' };
export const sendSupportRequest: Call<typeof from.sendSupportRequest> = { method: 'POST', path: '/v1/support' };
export const sendRecruiterLead: Call<typeof from.sendRecruiterLead> = { method: 'POST', path: '/v1/recruiter_leads' };
export const listContactRequests: Call<typeof from.listContactRequests> = { method: 'GET', path: '/v1/contactus' };
export const writeClientLog: Call<typeof from.writeClientLog> = { method: 'POST', path: '/v1/logs' };
export const getContentPage: Call<typeof from.getContentPage> = { method: 'GET', path: '/v1/cms/cms-policy/{id}' };
