import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { linkTo } from '../model/page-links.ts';
import { type PageName, pageNames } from '../model/pages.ts';
import type { PageState } from '../model/use-page-states.ts';
import classes from './page-bars.module.css';

interface PageBarsProps {
  current: PageName;
  states: Record<PageName, PageState>;
}

/** Six bars, filled as far as each page is; on a phone they are the way about. */
export function PageBars({ current, states }: PageBarsProps) {
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
