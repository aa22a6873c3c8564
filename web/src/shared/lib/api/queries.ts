import { createClient, ProblemError, urlOf } from '@callboard/contract/client';
import type { Arguments, Call, Result } from '@callboard/contract/endpoint';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client.ts';

/**
 * Where the answers of a call are kept: with its arguments one of them, without all of them. `viewer` tells
 * apart what the same question is answered to different people.
 */
export const keyOf = <C extends Call>(
  { method, path }: C,
  ...asked: [args?: Arguments<C>, viewer?: number | undefined]
): readonly unknown[] => [`${method} ${path}`, ...asked.filter((part) => part !== undefined)];

/** Options for useQuery, prefetchQuery and the like. */
export const query = <C extends Call>(call: C, args: Arguments<C>, viewer?: number) =>
  queryOptions({
    queryKey: keyOf(call, args, viewer),
    queryFn: ({ signal }): Promise<Result<C>> => api(call, args, { signal }),
  });

/** For lists that say "you are offline" themselves and go on when the connection is back. */
export const waitsForConnection = { networkMode: 'online' } as const;

/** A name that can be nobody's is refused as bad input: to the reader it is missing all the same. */
const meansMissing = (status: number): boolean => status === 404 || status === 400;

const nullIfMissing = (error: unknown): null => {
  if (error instanceof ProblemError && meansMissing(error.problem.status)) return null;
  throw error;
};

/**
 * The same where "there is none" is an answer too. Where the server has a view for each kind of viewer, `View`
 * names the one that this viewer gets.
 */
export const queryOrNull = <C extends Call, View extends Result<C> = Result<C>>(
  call: C,
  args: Arguments<C>,
  viewer?: number,
) =>
  queryOptions({
    queryKey: keyOf(call, args, viewer),
    queryFn: async ({ signal }) => (await api(call, args, { signal }).catch(nullIfMissing)) as View | null,
  });

/** A read that the renderer of public pages makes as well, so that faces are there before any script has run. */
export interface GuestRequest {
  readonly queryKey: readonly unknown[];
  readonly url: string;
  /** That there is no such thing is an answer too, and is kept as null. */
  readonly mayBeMissing: boolean;
}

const asGuest = createClient();
const guestKey = <C extends Call>(call: C, args: Arguments<C>) => ['guest', ...keyOf(call, args)];

/** Asked without a token, also by the signed in: everybody gets the same answer. */
export const guestQuery = <C extends Call>(call: C, args: Arguments<C>) => ({
  ...queryOptions({
    queryKey: guestKey(call, args),
    queryFn: ({ signal }): Promise<Result<C>> => asGuest(call, args, { signal }),
  }),
  url: urlOf(call, args),
  mayBeMissing: false,
});

export const guestQueryOrNull = <C extends Call>(call: C, args: Arguments<C>) => ({
  ...queryOptions({
    queryKey: guestKey(call, args),
    queryFn: ({ signal }): Promise<Result<C> | null> => asGuest(call, args, { signal }).catch(nullIfMissing),
  }),
  url: urlOf(call, args),
  mayBeMissing: true,
});

/** What the renderer keeps of an answer. A refusal throws: it must not take the place of a page drawn for others. */
export function readGuestAnswer({ mayBeMissing }: GuestRequest, status: number, body: unknown): unknown {
  if (mayBeMissing && meansMissing(status)) return null;
  if (status !== 200) throw new Error(`Unexpected answer with status ${status}`);
  return body;
}

/** Every answer of these calls is asked for again. */
export const refresh = async (client: QueryClient, ...calls: readonly Call[]): Promise<void> => {
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: keyOf(call) })));
};

interface CallEffects<C extends Call> {
  readonly onSuccess?: (answer: Result<C>, args: Arguments<C>) => unknown;
  /** What the call changes, whether it worked or not. */
  readonly refresh?: readonly Call[];
}

/** A call that changes something, with its waiting and its error. */
export function useCall<C extends Call>(call: C, { onSuccess, refresh: changed = [] }: CallEffects<C> = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (args: Arguments<C>) => api(call, args),
    ...(onSuccess && { onSuccess }),
    onSettled: () => refresh(client, ...changed),
  });
}
