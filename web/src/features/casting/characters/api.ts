import { addToShortlist, listOwnCharacters, removeFromShortlists } from '@callboard/contract/casting/calls';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh } from '../../../shared/lib/api/queries.ts';

export const useOwnCharacters = (enabled = true) =>
  useQuery({ ...query(listOwnCharacters, {}), select: ({ results }) => results, enabled });

export const refreshCharacters = (client: QueryClient): Promise<void> => refresh(client, listOwnCharacters);

export const sendShortlistAdd = (characterId: number, talentId: number): Promise<unknown> =>
  api(addToShortlist, { body: { charcter_id: characterId, user_id: [talentId] } });

export const sendShortlistRemove = (characterId: number, talentId: number): Promise<unknown> =>
  api(removeFromShortlists, { body: { charcter_id: [characterId], user_id: talentId } });
