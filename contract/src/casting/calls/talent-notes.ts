// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../talent-notes.ts';

export const getTalentNote: Call<typeof from.getTalentNote> = { method: 'GET', path: '/v1/talent-notes/{id}' };
export const changeTalentNote: Call<typeof from.changeTalentNote> = { method: 'PATCH', path: '/v1/talent-notes/{id}' };
export const markNotForCharacter: Call<typeof from.markNotForCharacter> = { method: 'PUT', path: '/v1/recruiter-project-character-library/{id}/not-for/{userId}' };
export const listNotForCharacter: Call<typeof from.listNotForCharacter> = { method: 'GET', path: '/v1/recruiter-project-character-library/{id}/not-for' };
