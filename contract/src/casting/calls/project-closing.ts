// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../project-closing.ts';

export const previewClosing: Call<typeof from.previewClosing> = { method: 'GET', path: '/v1/recruiter-project/{id}/closing' };
export const getClosedProject: Call<typeof from.getClosedProject> = { method: 'GET', path: '/v1/recruiter-project/close-auditions-details/{id}' };
