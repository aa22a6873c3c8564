import type { getUnlockBalance } from '@callboard/contract/billing/credits';
import type { Result } from '@callboard/contract/endpoint';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../ask.ts';
import { authorisedFetch, useSession } from '../session/index.ts';

export type CreditBalance = Result<typeof getUnlockBalance>;

const path: (typeof getUnlockBalance)['path'] = '/v1/recruiter/recruiter-unlock-balance/{id}';

/** Everything about credits begins with this, so that one call makes all of it fresh. */
export const creditsKey = 'credits';
const balanceKey = (recruiterId: number) => [creditsKey, 'balance', recruiterId] as const;

const balanceOptions = (recruiterId: number | undefined) =>
  queryOptions({
    queryKey: balanceKey(recruiterId ?? 0),
    queryFn: ({ signal }) => {
      const url = path.replace('{id}', String(recruiterId));
      return ask<CreditBalance>({ queryKey: balanceKey(recruiterId ?? 0), url }, signal, authorisedFetch);
    },
    enabled: recruiterId !== undefined,
  });

/** How many credits the recruiter who is signed in has left. Nobody else has any, and is not asked about. */
export function useCreditBalance() {
  const { user } = useSession();
  return useQuery(balanceOptions(user?.user_type === 2 ? user.user_id : undefined));
}

/** What a charge or a payment said is left is shown at once. */
export function setCreditsLeft(client: QueryClient, recruiterId: number, credits: number): void {
  client.setQueryData<CreditBalance>(balanceKey(recruiterId), (before) => before && { ...before, credits });
}

/** After whatever moved credits: balance, summary and history are asked for anew. */
export const refreshCredits = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [creditsKey] });
