// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../content.ts';

export const sendContactRequest: Call<typeof endpoints.sendContactRequest> = { method: 'POST', path: '/v1/contactus' };
export const sendCompanyContactRequest: Call<typeof endpoints.sendCompanyContactRequest> = { method: 'POST', path: '/v1/company-contactus' };
export const sendSupportRequest: Call<typeof endpoints.sendSupportRequest> = { method: 'POST', path: '/v1/support' };
export const sendRecruiterLead: Call<typeof endpoints.sendRecruiterLead> = { method: 'POST', path: '/v1/recruiter_leads' };
export const listContactRequests: Call<typeof endpoints.listContactRequests> = { method: 'GET', path: '/v1/contactus' };
export const writeClientLog: Call<typeof endpoints.writeClientLog> = { method: 'POST', path: '/v1/logs' };
export const getContentPage: Call<typeof endpoints.getContentPage> = { method: 'GET', path: '/v1/cms/cms-policy/{id}' };
