import './i18n.ts';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './filter-rail.module.css';

interface FilterRailProps {
  /** Left out while nothing is set. */
  onClear: (() => void) | undefined;
  /** The button that shows the results, and what went wrong. */
  foot: ReactNode;
  children: ReactNode;
}

/** The filters beside the results on a wide screen: each change applies right away. */
export function FilterRailFrame({ onClear, foot, children }: FilterRailProps) {
  const { t } = useTranslation('searchFilters');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <aside className={classes.rail} data-screen="desktop" aria-labelledby={id}>
      <div className={classes.header}>
        <h2 ref={title} className={classes.title} id={id} tabIndex={-1}>
          {t('title')}
        </h2>
        {onClear && (
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              onClear();
              // The pressed button disappears, so the focus moves here.
              title.current?.focus();
            }}
          >
            {t('clearAll')}
          </button>
        )}
      </div>
      <div className={classes.list}>{children}</div>
      <div className={classes.footer}>{foot}</div>
    </aside>
  );
}
