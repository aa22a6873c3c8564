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
  /** From useQuery. What it knows is shown, also while it asks again or when that failed. */
  query: Query<Data>;
  /** What is loaded, as it stands in a sentence: "your balance". */
  thing: string;
  /** What is safe, where that has to be said: "Every credit is where it was." */
  kept?: string;
  /** Blocks of the size of what is to come. */
  waiting: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Instead of an empty list: what will show up here, and one button. */
  empty?: ReactNode;
  /** The heading of what failed. */
  level?: 1 | 2 | 3;
  /** Words of one's own for a failure that has a name; undefined for the usual ones. */
  failed?: (error: unknown) => ReactNode | undefined;
  children: (data: Data) => ReactNode;
}

const statusOf = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('problem' in error) return statusOf(error.problem);
  return 'status' in error ? error.status : undefined;
};

/** A request that nobody answered rejects with a TypeError. */
function kindOf(error: unknown): 'offline' | 'limited' | 'unreachable' {
  if (error instanceof TypeError) return 'offline';
  return statusOf(error) === 429 ? 'limited' : 'unreachable';
}

interface FailedQueryProps extends Pick<QueryStateProps<unknown>, 'thing' | 'kept' | 'level'> {
  error: unknown;
  onRetry: () => void;
  /** A second way out beside the retry. */
  children?: ReactNode;
}

/** Says that something could not be loaded, why, and what to do; each thing brings one string. */
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

/** The one way to show what is asked for: on its way, not come, empty, or there. */
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
