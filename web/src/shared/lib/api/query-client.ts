import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;

/** The status of an answer the server did give. */
function answeredStatus(error: unknown): number | undefined {
  if (error instanceof ProblemError) return error.problem.status;
  return error instanceof UnexpectedAnswerError ? error.status : undefined;
}

/** Asking again helps when nothing answered or the server stumbled, never when it said no. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = answeredStatus(error);
  return failureCount < retries && (status === undefined || status >= 500);
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Offline a page says so, instead of waiting in silence.
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
