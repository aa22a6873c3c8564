import {
  addToShortlist,
  changeShortlistEntry,
  changeTalentNote,
  getBoard,
  getTalentNote,
  listAllShortlists,
  listOwnCharacters,
  listShortlist,
  listShortlistCards,
  listUnlocked,
  markNotForCharacter,
  moveShortlistEntries,
  removeShortlistEntries,
  restoreShortlistEntries,
  sortShortlist,
} from '@callboard/contract/casting/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh } from '../../../shared/lib/api/queries.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** Everything that shows who is on a shortlist: stale once somebody was added, moved or removed. */
export const shortlistCalls = [
  listShortlist,
  listShortlistCards,
  listAllShortlists,
  getTalentNote,
  getBoard,
  listOwnCharacters,
  listUnlocked,
] as const;

export const refreshShortlists = (client: QueryClient): Promise<void> => refresh(client, ...shortlistCalls);

/** Of every open project the reader is on; those they last shortlisted for come first. */
export const useAllShortlists = (enabled = true) => useQuery({ ...query(listAllShortlists, {}), enabled });

const useReader = () => useSession().user?.user_id ?? 0;

type CardQuery = Arguments<typeof listShortlistCards>['query'];

/** Ten cards a page. */
export const useShortlistCards = (asked: Omit<CardQuery, 'recruiterId'>) => {
  const recruiterId = useReader();
  return useQuery({
    ...query(listShortlistCards, { query: { ...asked, recruiterId } }),
    placeholderData: keepPreviousData,
  });
};

/** The reader's private note about a talent, and where they are shortlisted or not wanted. */
export const useTalentNote = (talent: number | string, enabled = true) =>
  useQuery({ ...query(getTalentNote, { params: { id: talent } }), enabled });

export const sendAddition = (body: Arguments<typeof addToShortlist>['body']) => api(addToShortlist, { body });

export const sendRemoval = (id: number[]) => api(removeShortlistEntries, { body: { id } });

export const sendRestore = (id: number[]) => api(restoreShortlistEntries, { body: { id } });

export const sendMove = (body: Arguments<typeof moveShortlistEntries>['body']) =>
  api(moveShortlistEntries, { body });

/** Ahead of that entry, or to the end. */
export const sendOrder = (charcter_id: number, id: number[], before: number | null) =>
  api(sortShortlist, { body: { charcter_id, id, before } });

export const sendEntryChange = (id: number, body: Arguments<typeof changeShortlistEntry>['body']) =>
  api(changeShortlistEntry, { params: { id }, body });

export const sendTalentNote = (talent: number | string, body: Arguments<typeof changeTalentNote>['body']) =>
  api(changeTalentNote, { params: { id: talent }, body });

export const sendNotFor = (characterId: number, talentId: number, not_for: boolean) =>
  api(markNotForCharacter, { params: { id: characterId, userId: talentId }, body: { not_for } });
