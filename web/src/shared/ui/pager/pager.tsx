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
  keepsPlace?: boolean;
  /** A note below, such as why the pages end here. */
  children?: ReactNode;
}

interface StepProps extends Pick<PagerProps, 'linkTo' | 'keepsPlace'> {
  to: number;
  side: 'previous' | 'next';
  isEnd: boolean;
}

function Step({ to, side, isEnd, linkTo, keepsPlace = false }: StepProps) {
  const { t } = useTranslation('controls');
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
      to={linkTo(to)}
      rel={side === 'next' ? 'next' : 'prev'}
      preventScrollReset={keepsPlace}
    >
      {words}
    </Link>
  );
}

/** Page links with real URLs. */
export function Pager({ page, lastPage, linkTo, keepsPlace = false, children }: PagerProps) {
  const { t } = useTranslation('controls');
  if (lastPage <= 1) return null;
  const entries = pageNumbers(page, lastPage);
  const link = { linkTo, keepsPlace };
  return (
    <nav className={classes.pager} aria-label={t('pages.label')}>
      <Step {...link} to={page - 1} side="previous" isEnd={page <= 1} />
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
                preventScrollReset={keepsPlace}
                aria-current={entry === page ? 'page' : undefined}
              >
                <VisuallyHidden>{t('pages.page', { page: entry })}</VisuallyHidden>
                <span aria-hidden>{formatCount(entry)}</span>
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step {...link} to={page + 1} side="next" isEnd={page >= lastPage} />
      {children}
    </nav>
  );
}
