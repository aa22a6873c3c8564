// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../client-page.ts';

export const readSharedShortlist: Call<typeof endpoints.readSharedShortlist> = { method: 'GET', path: '/v1/recruiter-character-shortlists/recruiter-shortlist/guest-view' };
export const readSharedProject: Call<typeof endpoints.readSharedProject> = { method: 'GET', path: '/v1/recruiter-character-shortlists/multi-user/recruiter-shortlist/guest-view' };
export const openClientLink: Call<typeof endpoints.openClientLink> = { method: 'POST', path: '/v1/client-pages/{shareId}/visitors' };
export const answerClientLink: Call<typeof endpoints.answerClientLink> = { method: 'PUT', path: '/v1/client-pages/{shareId}/answers' };
