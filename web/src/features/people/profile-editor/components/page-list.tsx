import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { linkTo } from '../model/page-links.ts';
import { numberOf, type PageName, pageNames } from '../model/pages.ts';
import type { PageState } from '../model/use-page-states.ts';
import classes from './page-list.module.css';

interface PageListProps {
  current: PageName;
  states: Record<PageName, PageState>;
}

/** The six pages with how they stand, beside the page where there is room. */
export function PageList({ current, states }: PageListProps) {
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
                <span className={classes.words}>
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
