import {
  createAvailabilityCheck,
  listShortlistCards,
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

/** Safe to retry: a talent is charged once. */
export const sendUnlock = (body: Arguments<typeof unlockTalent>['body']) => api(unlockTalent, { body });

/** Safe to retry: the same dates are asked once. */
export const sendAvailabilityCheck = (body: Arguments<typeof createAvailabilityCheck>['body']) =>
  api(createAvailabilityCheck, { body });

/** Safe to retry with the same client_id. */
export const sendEmail = (body: Arguments<typeof sendEmailToTalent>['body']) =>
  api(sendEmailToTalent, { body });

/** Details the card does not have. */
export const useTalentFacts = (userUniqueId: string, viewerId: number) =>
  useQuery(
    queryOrNull<typeof getTalentWithoutContact, RecruiterTalent>(
      getTalentWithoutContact,
      { params: { id: userUniqueId } },
      viewerId,
    ),
  );

/**
 * The profile with contact details, null when this viewer may not see them. Every request notifies the
 * talent, so the answer is cached for good.
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

/** Unlike the contact details, this can be fetched without notifying the talent. */
export const lastQuestionQuery = (recruiterId: number, talentId: number) => ({
  ...connectionQuery(recruiterId, talentId),
  select: ({ question }: Result<typeof getConnection>) => question,
});

/** Shows the new check right away. */
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

/** Without a talent id, refreshes the checks of all talents. */
export function refreshQuestions(client: QueryClient, recruiterId: number, talentId?: number): void {
  const queryKey =
    talentId === undefined ? keyOf(getConnection) : connectionQuery(recruiterId, talentId).queryKey;
  void client.invalidateQueries({ queryKey });
  void refreshUnlocked(client);
}

export const refreshUnlocked = (client: QueryClient): Promise<void> =>
  refresh(client, listUnlocked, listShortlistCards);

/** Keeps dataUpdatedAt, so stale data still counts as stale. */
function updateCached<T>(client: QueryClient, queryKey: readonly unknown[], change: (cached: T) => T): void {
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<T>(key, (cached) => (cached ? change(cached) : cached), {
      updatedAt: state.dataUpdatedAt,
    });
  }
}

export function markUnlocked(client: QueryClient, talentId: number): void {
  const unlock = <T extends { readonly user_id: number }>(talent: T): T =>
    talent.user_id === talentId ? { ...talent, isRecruiterUnlocked: true } : talent;
  updateCached<{ results: readonly { user_id: number }[] }>(client, keyOf(findTalents), (page) => ({
    ...page,
    results: page.results.map(unlock),
  }));
  updateCached<{ user_id: number }>(client, keyOf(getTalentWithoutContact), unlock);
}
