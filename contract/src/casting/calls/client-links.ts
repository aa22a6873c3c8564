// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../client-links.ts';

export const planClientLink: Call<typeof from.planClientLink> = { method: 'POST', path: '/v1/client-links/plan' };
export const createClientLink: Call<typeof from.createClientLink> = { method: 'POST', path: '/v1/client-links' };
export const listClientLinks: Call<typeof from.listClientLinks> = { method: 'GET', path: '/v1/client-links' };
export const changeClientLink: Call<typeof from.changeClientLink> = { method: 'PATCH', path: '/v1/client-links/{id}' };
export const revokeClientLink: Call<typeof from.revokeClientLink> = { method: 'DELETE', path: '/v1/client-links/{id}' };
export const previewClientLink: Call<typeof from.previewClientLink> = { method: 'POST', path: '/v1/client-links/{id}/preview' };
export const getClientAnswers: Call<typeof from.getClientAnswers> = { method: 'GET', path: '/v1/client-links/{id}/answers' };
export const markClientAnswersSeen: Call<typeof from.markClientAnswersSeen> = { method: 'PUT', path: '/v1/client-links/answers/seen' };
export const makeContactSheet: Call<typeof from.makeContactSheet> = { method: 'GET', path: '/v1/recruiter-project/{id}/contact-sheet' };
export const exportShortlists: Call<typeof from.exportShortlists> = { method: 'GET', path: '/v1/recruiter-project/{id}/shortlists/export' };
