// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../talent-notes.ts';

export const getTalentNote: Call<typeof endpoints.getTalentNote> = { method: 'GET', path: '/v1/talent-notes/{id}' };
export const changeTalentNote: Call<typeof endpoints.changeTalentNote> = { method: 'PATCH', path: '/v1/talent-notes/{id}' };
export const markNotForCharacter: Call<typeof endpoints.markNotForCharacter> = { method: 'PUT', path: '/v1/recruiter-project-character-library/{id}/not-for/{userId}' };
export const listNotForCharacter: Call<typeof endpoints.listNotForCharacter> = { method: 'GET', path: '/v1/recruiter-project-character-library/{id}/not-for' };
