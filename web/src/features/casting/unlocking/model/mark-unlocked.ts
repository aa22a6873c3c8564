import type { QueryClient } from '@tanstack/react-query';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLocked = (value: unknown, talentId: number): value is Record<string, unknown> =>
  isRecord(value) && value.user_id === talentId && value.isRecruiterUnlocked === false;

const opened = (value: Record<string, unknown>) => ({ ...value, isRecruiterUnlocked: true });

/** The same answer with this talent unlocked: a profile, or a page of cards. Any other comes back as it is. */
export function withUnlocked(answer: unknown, talentId: number): unknown {
  if (isLocked(answer, talentId)) return opened(answer);
  if (!isRecord(answer) || !Array.isArray(answer.results)) return answer;
  const results: unknown[] = answer.results;
  if (!results.some((one) => isLocked(one, talentId))) return answer;
  return { ...answer, results: results.map((one) => (isLocked(one, talentId) ? opened(one) : one)) };
}

/** Whatever this browser has been told of the talent says from now on that they are unlocked. */
export function markUnlocked(client: QueryClient, talentId: number): void {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const marked = withUnlocked(state.data, talentId);
    if (marked === state.data) continue;
    client.setQueryData(queryKey, marked, { updatedAt: state.dataUpdatedAt });
  }
}
