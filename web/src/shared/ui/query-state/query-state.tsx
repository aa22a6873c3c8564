import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { Waiting } from '../skeleton/skeleton.tsx';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface QueryStateProps<Data> {
  /** From useQuery. Cached data stays on screen during and after a failed refetch. */
  query: Query<Data>;
  /** What is loaded, as in a sentence: "your balance". */
  thing: string;
  /** What is safe, if it needs saying: "Every credit is where it was." */
  kept?: string;
  /** The skeleton. */
  waiting: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shown for an empty list. */
  empty?: ReactNode;
  /** The heading level of the error. */
  level?: 1 | 2 | 3;
  /** Renders a specific error, or undefined for the default. */
  failed?: (error: unknown) => ReactNode | undefined;
  children: (data: Data) => ReactNode;
}

const statusOf = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('problem' in error) return statusOf(error.problem);
  return 'status' in error ? error.status : undefined;
};

/** fetch rejects with a TypeError when there is no response. */
function kindOf(error: unknown): 'offline' | 'limited' | 'unreachable' {
  if (error instanceof TypeError) return 'offline';
  return statusOf(error) === 429 ? 'limited' : 'unreachable';
}

interface FailedQueryProps extends Pick<QueryStateProps<unknown>, 'thing' | 'kept' | 'level'> {
  error: unknown;
  onRetry: () => void;
  /** A second action beside the retry. */
  children?: ReactNode;
}

/** The standard error of a failed query. */
export function FailedQuery({ error, thing, kept, level = 2, onRetry, children }: FailedQueryProps) {
  const { t } = useTranslation('controls');
  const kind = kindOf(error);
  return (
    <ErrorState
      level={level}
      title={t('query.failed', { thing })}
      happened={t(`query.${kind}.happened`)}
      kept={kept ?? t('query.kept')}
      next={t(`query.${kind}.next`)}
      onRetry={onRetry}
    >
      {children}
    </ErrorState>
  );
}

/** Shows a query: loading, failed, empty or loaded. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, thing, kept, waiting, isEmpty, empty, level, failed, children } = props;
  const { t } = useTranslation('controls');
  const { data, error, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) && empty !== undefined ? empty : children(data);
  if (error === null || error === undefined) {
    return <Waiting label={t('query.loading', { thing })}>{waiting}</Waiting>;
  }
  const words = { thing, ...(kept && { kept }), ...(level && { level }) };
  return failed?.(error) ?? <FailedQuery {...words} error={error} onRetry={() => void refetch()} />;
}
