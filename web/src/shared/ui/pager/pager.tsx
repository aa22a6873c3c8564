import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatCount } from '../../lib/format/count.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { gap, pageNumbers } from './page-numbers.ts';
import classes from './pager.module.css';

interface PagerProps {
  page: number;
  lastPage: number;
  linkTo: (page: number) => string;
  /** Keeps the scroll position when paging through part of a page. */
  keepsScroll?: boolean;
  /** A note below, such as why the pages end here. */
  children?: ReactNode;
}

interface StepProps extends Pick<PagerProps, 'linkTo' | 'keepsScroll'> {
  to: number;
  direction: 'previous' | 'next';
  isEnd: boolean;
}

function Step({ to, direction, isEnd, linkTo, keepsScroll = false }: StepProps) {
  const { t } = useTranslation('controls');
  const label = (
    <>
      {direction === 'previous' && <ChevronLeft size={18} aria-hidden />}
      <span className={classes.label}>{t(`pages.${direction}`)}</span>
      {direction === 'next' && <ChevronRight size={18} aria-hidden />}
    </>
  );
  if (isEnd) {
    return (
      <span className={classes.step} aria-hidden>
        {label}
      </span>
    );
  }
  return (
    <Link
      className={classes.step}
      to={linkTo(to)}
      rel={direction === 'next' ? 'next' : 'prev'}
      preventScrollReset={keepsScroll}
    >
      {label}
    </Link>
  );
}

/** Page links with real URLs. */
export function Pager({ page, lastPage, linkTo, keepsScroll = false, children }: PagerProps) {
  const { t } = useTranslation('controls');
  if (lastPage <= 1) return null;
  const entries = pageNumbers(page, lastPage);
  const link = { linkTo, keepsScroll };
  return (
    <nav className={classes.pager} aria-label={t('pages.label')}>
      <Step {...link} to={page - 1} direction="previous" isEnd={page <= 1} />
      <ol className={classes.pages}>
        {entries.map((entry, at) =>
          entry === gap ? (
            <li key={`after-${entries[at - 1]}`} className={classes.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={linkTo(entry)}
                preventScrollReset={keepsScroll}
                aria-current={entry === page ? 'page' : undefined}
              >
                <VisuallyHidden>{t('pages.page', { page: entry })}</VisuallyHidden>
                <span aria-hidden>{formatCount(entry)}</span>
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step {...link} to={page + 1} direction="next" isEnd={page >= lastPage} />
      {children}
    </nav>
  );
}
