import { lastSearchPage } from '@callboard/contract/find-talents';
import { VisuallyHidden } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/lib/format/count.ts';
import type { TalentSearch } from '../../../shared/lib/talent-search/search-address.ts';
import { searchLink } from '../../../shared/lib/talent-search/search-link.ts';
import { gap, lastPageOf, pageNumbers } from '../model/page-numbers.ts';
import classes from './pager.module.css';

interface PagerProps {
  search: TalentSearch;
  totalPages: number;
}

interface StepProps {
  search: TalentSearch;
  to: number;
  side: 'previous' | 'next';
  isEnd: boolean;
}

function Step({ search, to, side, isEnd }: StepProps) {
  const { t } = useTranslation('talentResults');
  const words = (
    <>
      {side === 'previous' && <ChevronLeft size={18} aria-hidden />}
      <span className={classes.word}>{t(`pages.${side}`)}</span>
      {side === 'next' && <ChevronRight size={18} aria-hidden />}
    </>
  );
  if (isEnd) {
    return (
      <span className={classes.step} aria-hidden>
        {words}
      </span>
    );
  }
  return (
    <Link
      className={classes.step}
      to={searchLink({ ...search, page: to })}
      rel={side === 'next' ? 'next' : 'prev'}
    >
      {words}
    </Link>
  );
}

/** Pages with real addresses: to open in another tab, to keep, to send. */
export function Pager({ search, totalPages }: PagerProps) {
  const { t } = useTranslation('talentResults');
  const { page } = search;
  if (totalPages <= 1) return null;
  const entries = pageNumbers(page, totalPages);
  return (
    <nav className={classes.pager} aria-label={t('pages.label')}>
      <Step search={search} to={page - 1} side="previous" isEnd={page <= 1} />
      <ol className={classes.pages}>
        {entries.map((entry, at) =>
          entry === gap ? (
            <li key={`after-${entries[at - 1]}`} className={classes.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={searchLink({ ...search, page: entry })}
                aria-current={entry === page ? 'page' : undefined}
              >
                <VisuallyHidden>{t('pages.page', { page: entry })}</VisuallyHidden>
                <span aria-hidden>{formatCount(entry)}</span>
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step search={search} to={page + 1} side="next" isEnd={page >= lastPageOf(totalPages)} />
      {totalPages > lastSearchPage && (
        <p className={classes.narrow}>{t('pages.narrow', { last: lastSearchPage })}</p>
      )}
    </nav>
  );
}
