import { QueryClient } from '@tanstack/react-query';

const retries = 2;

const hasStatus = (value: unknown): value is { status: number } =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';

/**
 * The status of an answer the server did give. Read by shape, so that the first script does not carry
 * the contract's schemas just to recognise its error classes.
 */
function answeredStatus(error: unknown): number | undefined {
  if (hasStatus(error)) return error.status;
  if (typeof error === 'object' && error !== null && 'problem' in error && hasStatus(error.problem)) {
    return error.problem.status;
  }
  return undefined;
}

/** Asking again helps when nothing answered or the server stumbled, never when it said no. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = answeredStatus(error);
  return failureCount < retries && (status === undefined || status >= 500);
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
