import { createClient, ProblemError, urlOf } from '@callboard/contract/client';
import type { Arguments, Call, Result } from '@callboard/contract/endpoint';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiUrl } from '../api-url.ts';
import { api } from './client.ts';

/**
 * The cache key of a call: one result with arguments, all of them without. `viewer` separates results that
 * differ by person.
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

/** For lists that show "you are offline" themselves and continue once online. */
export const waitsForConnection = { networkMode: 'online' } as const;

/** An id in the wrong format is a 400, which for a reader also means "not found". */
const meansMissing = (status: number): boolean => status === 404 || status === 400;

const nullIfMissing = (error: unknown): null => {
  if (error instanceof ProblemError && meansMissing(error.problem.status)) return null;
  throw error;
};

/**
 * Like `query`, but "not found" gives null. Where the server has a view per kind of viewer, `View` picks one.
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

/** A request that the server renderer makes too, so public pages have data before any script runs. */
export interface GuestRequest {
  readonly queryKey: readonly unknown[];
  readonly url: string;
  /** "Not found" is cached as null. */
  readonly mayBeMissing: boolean;
  /** The first page of a list that grows. */
  readonly isFirstPage?: boolean;
}

const asGuest = createClient({ baseUrl: apiUrl() });
const guestKey = <C extends Call>(call: C, args: Arguments<C>) => ['guest', ...keyOf(call, args)];

/** Sent without a token even when signed in, so everyone gets the same result. */
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

/** The data of a response for the renderer. An error throws, so it is never cached as a page. */
export function readGuestAnswer(request: GuestRequest, status: number, body: unknown): unknown {
  if (request.mayBeMissing && meansMissing(status)) return null;
  if (status !== 200) throw new Error(`Unexpected answer with status ${status}`);
  return request.isFirstPage ? { pages: [body], pageParams: [1] } : body;
}

/** Invalidates all cached results of these calls. */
export const refresh = async (client: QueryClient, ...calls: readonly Call[]): Promise<void> => {
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: keyOf(call) })));
};

interface CallEffects<C extends Call> {
  readonly onSuccess?: (answer: Result<C>, args: Arguments<C>) => unknown;
  /** Calls whose results are stale afterwards, even if this one failed. */
  readonly refresh?: readonly Call[];
}

/** A mutation of one contract call. */
export function useCall<C extends Call>(call: C, { onSuccess, refresh: changed = [] }: CallEffects<C> = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (args: Arguments<C>) => api(call, args),
    ...(onSuccess && { onSuccess }),
    onSettled: () => refresh(client, ...changed),
  });
}
