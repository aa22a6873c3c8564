import '../i18n.ts';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import {
  afterPaint,
  type EditedFilters,
  type OnFilters,
  useDraftFilters,
  useLiveFilters,
} from '../../../../shared/lib/live-filters.ts';
import { isShownOn, useScreen } from '../../../../shared/lib/screen.ts';
import { ChipRow, type ShownFilter } from '../../../../shared/ui/search-filters/filter-chip.tsx';
import { FilterRailFrame } from '../../../../shared/ui/search-filters/filter-rail.tsx';
import { FiltersButton, SheetBody, SheetDialog } from '../../../../shared/ui/search-filters/filter-sheet.tsx';
import foot from '../../../../shared/ui/search-filters/panel-foot.module.css';
import { ShowButton } from '../../../../shared/ui/search-filters/show-button.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import { type JobCountState, type Reader, useJobCount } from '../api.ts';
import { describeFilter } from '../model/describe-filter.ts';
import {
  filterRules,
  forReader,
  type JobFilters,
  keyOf,
  setBesides,
  setGroups,
  withoutGroup,
} from '../model/job-filters.ts';
import { FilterPanel } from './filter-panel.tsx';

interface FiltersProps {
  filters: JobFilters;
  reader: Reader;
  onFilters: OnFilters<JobFilters>;
}

const none: JobFilters = {};

function CountError({ count }: { count: JobCountState }) {
  const { t } = useTranslation('findJobs');
  if (!count.isError) return null;
  return (
    <p className={foot.error} role="alert">
      {t('errors.count')}
    </p>
  );
}

const shownCount = (count: JobCountState): number | undefined =>
  count.isError ? undefined : count.data?.count;

interface RailProps extends FiltersProps {
  /** Moves the focus to the results. */
  onShow: () => void;
}

function Rail({ filters, reader, onFilters, onShow }: RailProps) {
  const edited = useLiveFilters(filters, filterRules, onFilters);
  const count = useJobCount(edited.filters, reader);
  const isSet = keyOf(edited.filters) !== keyOf(none);
  return (
    <FilterRailFrame
      onClear={isSet ? () => edited.replaceAll(none) : undefined}
      foot={
        <>
          <CountError count={count} />
          <ShowButton count={shownCount(count)} said="" onShow={onShow} />
        </>
      }
    >
      <FilterPanel edited={edited} count={count.data} reader={reader} />
    </FilterRailFrame>
  );
}

/** Beside the results on a wide screen: each change applies right away. */
export function JobFilterRail(props: RailProps) {
  return isShownOn(useScreen(), 'desktop') ? <Rail {...props} /> : null;
}

type SheetProps = FiltersProps & {
  edited: EditedFilters<JobFilters>;
  titleId: string;
  onClose: () => void;
};

function Sheet({ filters, reader, onFilters, onClose, edited, titleId }: SheetProps) {
  const { t } = useTranslation('findJobs');
  const count = useJobCount(edited.filters, reader);
  // Opens the sheet first, then renders its content.
  const isReady = useDeferredValue(true, false);
  const show = () => {
    onClose();
    if (keyOf(edited.filters) === keyOf(filters)) return;
    // Closes the sheet first, then renders the results.
    afterPaint(() => onFilters(edited.filters, { replace: false }));
  };
  const shown = shownCount(count);
  return (
    <SheetBody
      titleId={titleId}
      onClose={onClose}
      onClear={() => edited.replaceAll(none)}
      error={<CountError count={count} />}
      show={
        <ShowButton
          count={shown}
          isSettled={count.isSettled}
          said={t('jobs', { count: shown ?? 0, shown: formatCount(shown ?? 0) })}
          onShow={show}
        />
      }
    >
      {isReady && <FilterPanel edited={edited} count={count.data} reader={reader} />}
    </SheetBody>
  );
}

/** The button and the sheet it opens, where there is no room for the rail. */
export function JobFilterSheet(props: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const edited = useDraftFilters(props.filters, filterRules);
  const close = () => setIsOpen(false);
  const set = forReader(props.filters, props.reader.talentId !== undefined || !props.reader.isKnown);
  return (
    <>
      <FiltersButton set={setGroups(set).length + setBesides(set).length} onOpen={() => setIsOpen(true)} />
      <SheetDialog opened={isOpen} onClose={close}>
        {(titleId) => <Sheet {...props} edited={edited} titleId={titleId} onClose={close} />}
      </SheetDialog>
    </>
  );
}

interface JobFilterChipsProps extends FiltersProps {
  /** While nothing is set. */
  empty?: ReactNode;
}

/** What is set, each with how many more jobs there would be without it. */
export function JobFilterChips({ filters: asked, reader, onFilters, empty }: JobFilterChipsProps) {
  const { t } = useTranslation('findJobs');
  const { filters: live, replaceAll } = useLiveFilters(asked, filterRules, onFilters);
  const filters = forReader(live, reader.talentId !== undefined || !reader.isKnown);
  const { data: lists } = useListsWithCities(filters.location_id ?? []);
  const { data: count, isError } = useJobCount(filters, reader);
  const gains = new Map(
    count?.filterDrops.map((drop) => [drop.group, Math.max(0, drop.count - count.count)] as const),
  );
  const chips: readonly ShownFilter[] = [
    ...setGroups(filters).map((group) => ({
      key: group,
      name: lists && describeFilter(group, filters, lists, t),
      gain: isError ? null : gains.get(group),
      onRemove: () => replaceAll(withoutGroup(live, group)),
    })),
    ...setBesides(filters).map((name) => ({
      key: name,
      name: t(name === 'saved' ? 'chip.saved' : 'chip.closed'),
      gain: null,
      onRemove: () => replaceAll(filterRules.changed(live, { [name]: undefined })),
    })),
  ];
  return (
    <ChipRow
      filters={chips}
      gainLabel={(gain) => t('gainLabel', { count: gain, shown: formatCount(gain) })}
      none={empty}
    />
  );
}
