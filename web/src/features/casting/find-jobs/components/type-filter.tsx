import type { MasterData } from '@callboard/contract/site/reference';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toggled } from '../../../../shared/lib/live-filters.ts';
import more from '../../../../shared/ui/search-filters/check-row.module.css';
import { CheckRow } from '../../../../shared/ui/search-filters/check-row.tsx';
import type { JobFilters } from '../model/job-filters.ts';

/** Before "more": those with most jobs when the page opened, in the order of the list. */
const shownFirst = 6;

function useFirst(
  types: MasterData['project_types'],
  counts: ReadonlyMap<number | string, number> | undefined,
) {
  const [first, setFirst] = useState<ReadonlySet<number>>();
  if (first === undefined && counts !== undefined && counts.size > 0) {
    const most = types.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
    setFirst(new Set(most.slice(0, shownFirst).map(({ id }) => id)));
  }
  return first ?? new Set(types.slice(0, shownFirst).map(({ id }) => id));
}

interface TypeFilterProps {
  types: MasterData['project_types'];
  chosen: readonly number[] | undefined;
  counts: ReadonlyMap<number | string, number> | undefined;
  change: (patch: JobFilters) => void;
}

export function TypeFilter({ types, chosen, counts, change }: TypeFilterProps) {
  const { t } = useTranslation('findJobs');
  const [isOpen, setIsOpen] = useState(false);
  const first = useFirst(types, counts);
  const toggle = useCallback((id: number) => change({ project_id: toggled(chosen, [id]) }), [change, chosen]);
  const shown = types.filter(({ id }) => isOpen || first.has(id) || chosen?.includes(id));
  const rest = types.length - first.size;
  return (
    <>
      {shown.map(({ id, name }) => (
        <CheckRow
          key={id}
          id={id}
          name={name}
          isOn={chosen?.includes(id) ?? false}
          count={counts && (counts.get(id) ?? 0)}
          onToggle={toggle}
        />
      ))}
      {rest > 0 && (
        <button type="button" className={more.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('fewerTypes') : t('moreTypes', { count: rest })}
        </button>
      )}
    </>
  );
}
