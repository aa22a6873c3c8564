import {
  createAvailabilityCheck,
  listUnlocked,
  sendEmailToTalent,
  unlockTalent,
} from '@callboard/contract/casting/calls';
import type { LastQuestion } from '@callboard/contract/casting/unlocking';
import type { Arguments, Result } from '@callboard/contract/endpoint';
import { getTalent, getTalentWithoutContact } from '@callboard/contract/people/calls';
import type { RecruiterTalent, UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { findTalents, getConnection } from '@callboard/contract/search/calls';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { keyOf, query, queryOrNull, refresh } from '../../../shared/lib/api/queries.ts';
import type { RequestedDates } from './model/requested-dates.ts';

/** Charged once, however often it is sent. */
export const sendUnlock = (body: Arguments<typeof unlockTalent>['body']) => api(unlockTalent, { body });

/** Asking twice about the same days is asking once. */
export const sendAvailabilityCheck = (talentId: number, { from, to }: RequestedDates) =>
  api(createAvailabilityCheck, { body: { talentId, start_date: from, end_date: to } });

/** Goes out once for each client_id, however often it is sent. */
export const sendEmail = (body: Arguments<typeof sendEmailToTalent>['body']) =>
  api(sendEmailToTalent, { body });

/** What the card did not know: years on stage, past work, reels. */
export const useTalentFacts = (userUniqueId: string, viewerId: number) =>
  useQuery(
    queryOrNull<typeof getTalentWithoutContact, RecruiterTalent>(
      getTalentWithoutContact,
      { params: { id: userUniqueId } },
      viewerId,
    ),
  );

/**
 * The profile with contact data; null when there is none for this viewer. The talent is told of every call, so
 * an answer is never asked for again, whoever on the page needs it.
 */
export const unlockedTalentQuery = (userUniqueId: string, viewerId: number | undefined) => ({
  ...queryOrNull<typeof getTalent, UnlockedTalent>(
    getTalent,
    { params: { id: userUniqueId } },
    viewerId ?? 0,
  ),
  enabled: viewerId !== undefined,
  staleTime: 'static' as const,
});

const connectionQuery = (recruiterId: number, talentId: number) =>
  query(getConnection, { query: { talentId, recruiterId } });

/** What a recruiter last asked a talent about days. Unlike the contact it may be asked for as often as one likes. */
export const lastQuestionQuery = (recruiterId: number, talentId: number) => ({
  ...connectionQuery(recruiterId, talentId),
  select: ({ question }: Result<typeof getConnection>) => question,
});

/** The question that was just asked shows at once. */
export const setLastQuestion = (
  client: QueryClient,
  recruiterId: number,
  talentId: number,
  question: LastQuestion,
) =>
  client.setQueryData(
    connectionQuery(recruiterId, talentId).queryKey,
    (before) => before && { ...before, question },
  );

/** Wherever the state of a question is shown, it is read again; of all talents when it is not known of which. */
export function refreshQuestions(client: QueryClient, recruiterId: number, talentId?: number): void {
  const queryKey =
    talentId === undefined ? keyOf(getConnection) : connectionQuery(recruiterId, talentId).queryKey;
  void client.invalidateQueries({ queryKey });
  void refreshUnlocked(client);
}

export const refreshUnlocked = (client: QueryClient): Promise<void> => refresh(client, listUnlocked);

/** Changes what is known without making an old answer look new. */
function updateCached<T>(client: QueryClient, queryKey: readonly unknown[], change: (cached: T) => T): void {
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<T>(key, (cached) => (cached ? change(cached) : cached), {
      updatedAt: state.dataUpdatedAt,
    });
  }
}

/** Cards and profiles that this browser knows say from now on that the talent is unlocked. */
export function markUnlocked(client: QueryClient, talentId: number): void {
  const unlock = <T extends { readonly user_id: number }>(talent: T): T =>
    talent.user_id === talentId ? { ...talent, isRecruiterUnlocked: true } : talent;
  updateCached<{ results: readonly { user_id: number }[] }>(client, keyOf(findTalents), (page) => ({
    ...page,
    results: page.results.map(unlock),
  }));
  updateCached<{ user_id: number }>(client, keyOf(getTalentWithoutContact), unlock);
}
