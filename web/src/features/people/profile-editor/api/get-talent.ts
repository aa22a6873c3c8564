import { getTalentPayload, type TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (id: number) => ['talent-payload', id] as const;

export const readTalent = (id: number, signal?: AbortSignal): Promise<TalentPayload> =>
  api(getTalentPayload, { params: { id } }, signal ? { signal } : {});

const talentOptions = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readTalent(id, signal),
    // Offline it shall say so, not wait in silence.
    networkMode: 'always',
    // The wizard reads anew by itself, and knows which of its fields may be taken over.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useTalent = (id: number) => useQuery(talentOptions(id));

/** Keeps what an answer has told of the profile. */
export function keepTalent(
  client: QueryClient,
  id: number,
  change: (payload: TalentPayload) => TalentPayload,
): void {
  client.setQueryData<TalentPayload>(keyOf(id), (payload) => payload && change(payload));
}
