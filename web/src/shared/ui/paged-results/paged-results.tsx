import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatCount } from '../../lib/format/count.ts';
import { Pager } from '../pager/pager.tsx';
import classes from './paged-results.module.css';

interface PageOfRows {
  readonly results: readonly unknown[];
  readonly page: number;
  readonly limit: number;
  readonly totalPages: number;
  readonly totalResults: number;
}

interface PagedResultsProps {
  data: PageOfRows;
  /** The page in the address; `data` is still the former one while it loads. */
  page: number;
  isStale: boolean;
  linkTo: (page: number) => string;
  empty: ReactNode;
  /** The accessible label of a list. Left out where the children are no list items. */
  label?: string;
  /** What else there is to say below, beside which rows these are. */
  note?: string;
  children: ReactNode;
}

/** One page of a list with the way to the others. An address past the end leads to the last page. */
export function PagedResults({
  data,
  page,
  isStale,
  linkTo,
  empty,
  label,
  note,
  children,
}: PagedResultsProps) {
  const { t } = useTranslation('controls');
  const { results, limit, totalPages, totalResults } = data;
  if (!isStale && totalResults === 0) return empty;
  if (!isStale && results.length === 0) return <Navigate to={linkTo(Math.max(totalPages, 1))} replace />;
  const first = (data.page - 1) * limit + 1;
  const range = t('pages.range', {
    from: formatCount(first),
    to: formatCount(first + results.length - 1),
    of: formatCount(totalResults),
  });
  return (
    <>
      {label === undefined ? (
        <div className={classes.results} aria-busy={isStale} data-stale={isStale || undefined}>
          {children}
        </div>
      ) : (
        <ul
          className={classes.results}
          aria-label={label}
          aria-busy={isStale}
          data-stale={isStale || undefined}
        >
          {children}
        </ul>
      )}
      {(totalPages > 1 || note) && (
        <div className={classes.footer}>
          <p className={classes.range}>{note ? `${range} · ${note}` : range}</p>
          <Pager page={page} lastPage={totalPages} linkTo={linkTo} />
        </div>
      )}
    </>
  );
}
