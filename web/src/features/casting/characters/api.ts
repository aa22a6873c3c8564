import {
  addToShortlist,
  getTalentNote,
  listAllShortlists,
  listOwnCharacters,
  listShortlist,
  listShortlistCards,
  removeFromShortlists,
} from '@callboard/contract/casting/calls';
import type { Result } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh } from '../../../shared/lib/api/queries.ts';
import { lastProjectId } from '../../../shared/lib/session/index.ts';

/** Those of the project one last worked on come first. */
const lastProjectFirst = ({ results }: Result<typeof listOwnCharacters>) => {
  const last = lastProjectId();
  return results.toSorted(
    (one, other) => Number(other.project_id === last) - Number(one.project_id === last),
  );
};

export const useOwnCharacters = (enabled = true) =>
  useQuery({ ...query(listOwnCharacters, {}), select: lastProjectFirst, enabled });

/** After someone was shortlisted or removed. */
export const refreshCharacters = (client: QueryClient): Promise<void> =>
  refresh(client, listOwnCharacters, listAllShortlists, listShortlist, listShortlistCards, getTalentNote);

export const sendShortlistAdd = (characterId: number, talentId: number): Promise<unknown> =>
  api(addToShortlist, { body: { charcter_id: characterId, user_id: [talentId] } });

export const sendShortlistRemove = (characterId: number, talentId: number): Promise<unknown> =>
  api(removeFromShortlists, { body: { charcter_id: [characterId], user_id: talentId } });
