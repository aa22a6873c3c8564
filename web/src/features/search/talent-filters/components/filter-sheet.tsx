import { setGroups } from '@callboard/contract/search/filter-groups';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { afterPaint } from '../../../../shared/lib/live-filters.ts';
import {
  FiltersButton as SharedButton,
  SheetBody,
  SheetDialog,
} from '../../../../shared/ui/search-filters/filter-sheet.tsx';
import { ShowButton } from '../../../../shared/ui/search-filters/show-button.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import '../i18n.ts';
import { useDeferredValue } from 'react';
import { useTalentCount } from '../api.ts';
import {
  cleared,
  type EditedFilters,
  keyOf,
  type OnFilters,
  useDraftFilters,
} from '../model/filter-changes.ts';
import { CountError } from './count-error.tsx';
import { FilterPanel, PanelSkeleton } from './filter-panel.tsx';

interface FiltersButtonProps {
  search: TalentSearch;
  onOpen: () => void;
}

export const FiltersButton = ({ search, onOpen }: FiltersButtonProps) => (
  <SharedButton set={setGroups(search.filters).length} onOpen={onOpen} />
);

interface FilterSheetProps {
  search: TalentSearch;
  onFilters: OnFilters;
  opened: boolean;
  onClose: () => void;
}

type SheetProps = Omit<FilterSheetProps, 'opened'> & { edited: EditedFilters; titleId: string };

function Sheet({ search, onFilters, onClose, edited, titleId }: SheetProps) {
  const { t } = useTranslation('talentFilters');
  const count = useTalentCount(edited.filters);
  // Opens the sheet first, then renders its content.
  const isReady = useDeferredValue(true, false);
  const show = () => {
    onClose();
    if (keyOf(edited.filters) === keyOf(search.filters)) return;
    // Closes the sheet first, then renders the results.
    afterPaint(() => onFilters(edited.filters, { replace: false }));
  };
  const shown = count.isError ? undefined : count.data?.count;
  return (
    <SheetBody
      titleId={titleId}
      onClose={onClose}
      onClear={() => edited.replaceAll(cleared(edited.filters))}
      error={count.isError && <CountError edited={edited} count={count} />}
      show={
        <ShowButton
          count={shown}
          isSettled={count.isSettled}
          said={t('talents', { count: shown ?? 0, shown: formatCount(shown ?? 0) })}
          onShow={show}
        />
      }
    >
      {isReady ? <FilterPanel edited={edited} /> : <PanelSkeleton />}
    </SheetBody>
  );
}

/** Filters apply when the results are shown. Closing keeps the draft. */
export function FilterSheet({ opened, ...props }: FilterSheetProps) {
  const edited = useDraftFilters(props.search.filters);
  return (
    <SheetDialog opened={opened} onClose={props.onClose}>
      {(titleId) => <Sheet {...props} edited={edited} titleId={titleId} />}
    </SheetDialog>
  );
}
