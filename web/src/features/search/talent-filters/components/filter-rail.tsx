import { setGroups } from '@callboard/contract/search/filter-groups';
import { isShownOn, useScreen } from '../../../../shared/lib/screen.ts';
import { FilterRailFrame } from '../../../../shared/ui/search-filters/filter-rail.tsx';
import { ShowButton } from '../../../../shared/ui/search-filters/show-button.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { cleared, type OnFilters, useLiveFilters } from '../model/filter-changes.ts';
import '../i18n.ts';
import { CountError } from './count-error.tsx';
import { FilterPanel } from './filter-panel.tsx';

interface FilterRailProps {
  search: TalentSearch;
  onFilters: OnFilters;
  /** Moves the focus to the results. */
  onShow: () => void;
}

function Rail({ search, onFilters, onShow }: FilterRailProps) {
  const edited = useLiveFilters(search.filters, onFilters);
  const count = useTalentCount(edited.filters);
  const isSet = setGroups(edited.filters).length > 0;
  return (
    <FilterRailFrame
      onClear={isSet ? () => edited.replaceAll(cleared(edited.filters)) : undefined}
      foot={
        <>
          {count.isError && <CountError edited={edited} count={count} />}
          <ShowButton count={count.isError ? undefined : count.data?.count} said="" onShow={onShow} />
        </>
      }
    >
      <FilterPanel edited={edited} />
    </FilterRailFrame>
  );
}

/** The filters beside the results on a wide screen: each change applies right away. */
export function FilterRail(props: FilterRailProps) {
  return isShownOn(useScreen(), 'desktop') ? <Rail {...props} /> : null;
}
