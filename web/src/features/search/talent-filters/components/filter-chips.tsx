import '../i18n.ts';
import { type FilterGroup, withoutGroup } from '@callboard/contract/search/filter-groups';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { gainsOf, shownGroups } from '../model/counts.ts';
import { describeGroup } from '../model/describe-group.ts';
import type { OnFilters } from '../model/filter-changes.ts';
import { citiesIn } from '../model/list-filters.ts';
import { useLiveFilters } from '../model/use-live-filters.ts';
import classes from './filter-chips.module.css';

interface FilterChipProps {
  /** Undefined until the lists have loaded. */
  name: string | undefined;
  /** Undefined until it is counted, null when counting failed. */
  gain: number | undefined | null;
  onRemove: () => void;
}

function FilterChip({ name, gain, onRemove }: FilterChipProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <li className={classes.chip}>
      <span className={classes.name}>{name ?? <Skeleton width="4rem" height="0.75rem" />}</span>
      {gain !== null && (
        <span className={classes.gain}>
          {gain !== undefined && (
            <>
              <span aria-hidden>{t('chips.gain', { shown: formatCount(gain) })}</span>
              <VisuallyHidden>
                {t('chips.gainLabel', { count: gain, shown: formatCount(gain) })}
              </VisuallyHidden>
            </>
          )}
        </span>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('chips.remove', { name: name ?? '' })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}

interface FilterChipsProps {
  search: TalentSearch;
  onFilters: OnFilters;
}

/** The active filters, each with how many more matches there would be without it. */
export function FilterChips({ search, onFilters }: FilterChipsProps) {
  const { t } = useTranslation('talentFilters');
  const { filters, replaceAll } = useLiveFilters(search.filters, onFilters);
  const { data: lists } = useListsWithCities(citiesIn(filters));
  const { data: count, isError } = useTalentCount(filters);
  const [announcement, setAnnouncement] = useState('');
  const row = useRef<HTMLUListElement>(null);
  const groups = shownGroups(filters);
  const gains = count && gainsOf(count);

  const remove = (group: FilterGroup, name: string, at: number) => {
    replaceAll(withoutGroup(filters, group));
    setAnnouncement(t('chips.removed', { name }));
    // The removed chip had the focus, so it moves to the next one.
    const buttons = row.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
  };
  return (
    <>
      {groups.length === 0 && <p className={classes.none}>{t('chips.none')}</p>}
      <ul ref={row} className={classes.chips} aria-label={t('chips.label')} hidden={groups.length === 0}>
        {groups.map((group, at) => {
          const name = lists && describeGroup(group, filters, lists, t);
          return (
            <FilterChip
              key={group}
              name={name}
              gain={isError ? null : gains?.get(group)}
              onRemove={() => remove(group, name ?? '', at)}
            />
          );
        })}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
