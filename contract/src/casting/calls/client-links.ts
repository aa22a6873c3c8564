// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../client-links.ts';

export const planClientLink: Call<typeof endpoints.planClientLink> = { method: 'POST', path: '/v1/client-links/plan' };
export const createClientLink: Call<typeof endpoints.createClientLink> = { method: 'POST', path: '/v1/client-links' };
export const listClientLinks: Call<typeof endpoints.listClientLinks> = { method: 'GET', path: '/v1/client-links' };
export const changeClientLink: Call<typeof endpoints.changeClientLink> = { method: 'PATCH', path: '/v1/client-links/{id}' };
export const revokeClientLink: Call<typeof endpoints.revokeClientLink> = { method: 'DELETE', path: '/v1/client-links/{id}' };
export const previewClientLink: Call<typeof endpoints.previewClientLink> = { method: 'POST', path: '/v1/client-links/{id}/preview' };
export const getClientAnswers: Call<typeof endpoints.getClientAnswers> = { method: 'GET', path: '/v1/client-links/{id}/answers' };
export const markClientAnswersSeen: Call<typeof endpoints.markClientAnswersSeen> = { method: 'PUT', path: '/v1/client-links/answers/seen' };
export const makeContactSheet: Call<typeof endpoints.makeContactSheet> = { method: 'GET', path: '/v1/recruiter-project/{id}/contact-sheet' };
export const exportShortlists: Call<typeof endpoints.exportShortlists> = { method: 'GET', path: '/v1/recruiter-project/{id}/shortlists/export' };
