import { setGroups } from '@callboard/contract/search/filter-groups';
import { useId, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { isShownOn, useScreen } from '../../../../shared/lib/screen.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { cleared, type OnFilters } from '../model/filter-changes.ts';
import { useLiveFilters } from '../model/use-live-filters.ts';
import '../i18n.ts';
import { CountError } from './count-error.tsx';
import { FilterPanel } from './filter-panel.tsx';
import classes from './filter-rail.module.css';
import { ShowButton } from './show-button.tsx';

interface FilterRailProps {
  search: TalentSearch;
  onFilters: OnFilters;
  /** Moves the focus to the results. */
  onShow: () => void;
}

function Rail({ search, onFilters, onShow }: FilterRailProps) {
  const { t } = useTranslation('talentFilters');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const edited = useLiveFilters(search.filters, onFilters);
  const count = useTalentCount(edited.filters);
  const clear = () => {
    edited.replaceAll(cleared(edited.filters));
    // The pressed button disappears, so the focus moves here.
    title.current?.focus();
  };
  return (
    <aside className={classes.rail} data-screen="desktop" aria-labelledby={id}>
      <div className={classes.header}>
        <h2 ref={title} className={classes.title} id={id} tabIndex={-1}>
          {t('title')}
        </h2>
        {setGroups(edited.filters).length > 0 && (
          <button type="button" className={classes.clear} onClick={clear}>
            {t('clearAll')}
          </button>
        )}
      </div>
      <div className={classes.list}>
        <FilterPanel edited={edited} />
      </div>
      <div className={classes.footer}>
        {count.isError && <CountError edited={edited} count={count} />}
        <ShowButton count={count.isError ? undefined : count.data?.count} onShow={onShow} />
      </div>
    </aside>
  );
}

/** The filters beside the results on a wide screen: each change applies right away. */
export function FilterRail(props: FilterRailProps) {
  return isShownOn(useScreen(), 'desktop') ? <Rail {...props} /> : null;
}
