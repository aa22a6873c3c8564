// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../project-closing.ts';

export const previewClosing: Call<typeof endpoints.previewClosing> = { method: 'GET', path: '/v1/recruiter-project/{id}/closing' };
export const getClosedProject: Call<typeof endpoints.getClosedProject> = { method: 'GET', path: '/v1/recruiter-project/close-auditions-details/{id}' };
