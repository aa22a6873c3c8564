// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../characters.ts';

export const listOwnCharacters: Call<typeof from.listOwnCharacters> = { method: 'GET', path: '/v1/recruiter-project-character-library/get-all' };
export const createCharacters: Call<typeof from.createCharacters> = { method: 'POST', path: '/v1/recruiter-project-character-library' };
export const updateCharacter: Call<typeof from.updateCharacter> = { method: 'PATCH', path: '/v1/recruiter-project-character-library/{id}' };
export const deleteCharacter: Call<typeof from.deleteCharacter> = { method: 'DELETE', path: '/v1/recruiter-project-character-library/{id}' };
export const getCharacter: Call<typeof from.getCharacter> = { method: 'GET', path: '/v1/recruiter-project-character-library/{id}' };
export const listProjectCharacters: Call<typeof from.listProjectCharacters> = { method: 'GET', path: '/v1/recruiter-project-character-library/character-list' };
export const listCharactersWithCounts: Call<typeof from.listCharactersWithCounts> = { method: 'GET', path: '/v1/recruiter-project-character-library/getAll-Character/{id}' };
export const getCharacterAsGuest: Call<typeof from.getCharacterAsGuest> = { method: 'GET', path: '/v1/recruiter-project-character-library/guest-user/character/{id}' };
export const sortCharacters: Call<typeof from.sortCharacters> = { method: 'POST', path: '/v1/recruiter-project-character-library/character-shortlist/sort-by/caharacter-list' };
