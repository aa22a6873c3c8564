// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../characters.ts';

export const listOwnCharacters: Call<typeof endpoints.listOwnCharacters> = { method: 'GET', path: '/v1/recruiter-project-character-library/get-all' };
export const createCharacters: Call<typeof endpoints.createCharacters> = { method: 'POST', path: '/v1/recruiter-project-character-library' };
export const updateCharacter: Call<typeof endpoints.updateCharacter> = { method: 'PATCH', path: '/v1/recruiter-project-character-library/{id}' };
export const deleteCharacter: Call<typeof endpoints.deleteCharacter> = { method: 'DELETE', path: '/v1/recruiter-project-character-library/{id}' };
export const getCharacter: Call<typeof endpoints.getCharacter> = { method: 'GET', path: '/v1/recruiter-project-character-library/{id}' };
export const listProjectCharacters: Call<typeof endpoints.listProjectCharacters> = { method: 'GET', path: '/v1/recruiter-project-character-library/character-list' };
export const listCharactersWithCounts: Call<typeof endpoints.listCharactersWithCounts> = { method: 'GET', path: '/v1/recruiter-project-character-library/getAll-Character/{id}' };
export const getCharacterAsGuest: Call<typeof endpoints.getCharacterAsGuest> = { method: 'GET', path: '/v1/recruiter-project-character-library/guest-user/character/{id}' };
export const sortCharacters: Call<typeof endpoints.sortCharacters> = { method: 'POST', path: '/v1/recruiter-project-character-library/character-shortlist/sort-by/caharacter-list' };
