import { createCharacters, getCharacter, updateCharacter } from '@callboard/contract/casting/calls';
import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { Arguments } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, queryOrNull } from '../../../shared/lib/api/queries.ts';

const characterQuery = (id: number) => queryOrNull(getCharacter, { params: { id } });

/** Null when there is no such character, or when one is not on its project. */
export const useCharacter = (id: number, enabled = true) => useQuery({ ...characterQuery(id), enabled });

export const readCharacterNow = (client: QueryClient, id: number): Promise<CharacterDetail> =>
  client.fetchQuery(query(getCharacter, { params: { id } }));

export const sendNewCharacters = (body: Arguments<typeof createCharacters>['body']) =>
  api(createCharacters, { body });

export const sendCharacterChange = (id: number, body: Arguments<typeof updateCharacter>['body']) =>
  api(updateCharacter, { params: { id }, body });

/** Puts the answer of a change where the page reads it. */
export const rememberCharacter = (client: QueryClient, character: CharacterDetail): void => {
  client.setQueryData(characterQuery(character.id).queryKey, character);
};
