import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;

/** The HTTP status, if the server responded. */
function answeredStatus(error: unknown): number | undefined {
  if (error instanceof ProblemError) return error.problem.status;
  return error instanceof UnexpectedAnswerError ? error.status : undefined;
}

/** A retry helps after a network or server error, never after a 4xx. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = answeredStatus(error);
  return failureCount < retries && (status === undefined || status >= 500);
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Fail right away when offline, so the page can say so.
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
