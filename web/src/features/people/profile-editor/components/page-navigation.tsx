import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { linkTo, numberOf, type PageName, pageNames } from '../model/pages.ts';
import type { PageState } from '../model/use-progress.ts';
import classes from './page-navigation.module.css';

interface PageNavigationProps {
  current: PageName;
  states: Record<PageName, PageState>;
}

/** The six pages with their progress, at the side on wide screens. */
export function PageList({ current, states }: PageNavigationProps) {
  const { t } = useTranslation('profileWizard');
  return (
    <nav className={classes.list} aria-label={t('pages.label')}>
      <ol>
        {pageNames.map((page) => {
          const { isDone, needed } = states[page];
          return (
            <li key={page}>
              <Link to={linkTo(page)} aria-current={page === current ? 'step' : undefined}>
                <span className={classes.number} data-done={isDone || undefined}>
                  {isDone ? <Check size={14} aria-hidden /> : numberOf(page)}
                </span>
                <span className={classes.text}>
                  {t(`pages.${page}`)}
                  {needed > 0 && <small>{t('pages.stateNeeds', { count: needed })}</small>}
                  {isDone && <small>{t('pages.stateComplete')}</small>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Six progress bars; on a phone they are the navigation. */
export function PageBars({ current, states }: PageNavigationProps) {
  const { t } = useTranslation('profileWizard');
  return (
    <nav className={classes.bars} aria-label={t('pages.label')}>
      {pageNames.map((page) => (
        <Link
          key={page}
          className={classes.bar}
          to={linkTo(page)}
          aria-label={t(`pages.${page}`)}
          aria-current={page === current ? 'step' : undefined}
        >
          <span className={classes.track}>
            <span className={classes.done} style={{ width: `${Math.round(states[page].share * 100)}%` }} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
