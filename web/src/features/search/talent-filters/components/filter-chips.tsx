import { type FilterGroup, withoutGroup } from '@callboard/contract/search/filter-groups';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useLists } from '../../../site/reference/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { gainsOf, shownGroups } from '../model/drops.ts';
import type { OnFilters } from '../model/editor.ts';
import { groupWords } from '../model/group-words.ts';
import { useLiveFilters } from '../model/use-live-filters.ts';
import '../words.ts';
import { FilterChip } from './filter-chip.tsx';
import classes from './filter-chips.module.css';

interface FilterChipsProps {
  search: TalentSearch;
  onFilters: OnFilters;
}

/** What is set, each with how many more there would be without it. */
export function FilterChips({ search, onFilters }: FilterChipsProps) {
  const { t } = useTranslation('talentFilters');
  const { filters, replaceAll } = useLiveFilters(search.filters, onFilters);
  const { data: lists } = useLists();
  const { data: count, isError } = useTalentCount(filters);
  const [said, setSaid] = useState('');
  const row = useRef<HTMLUListElement>(null);
  const groups = shownGroups(filters);
  const gains = count && gainsOf(count);

  const remove = (group: FilterGroup, name: string, at: number) => {
    replaceAll(withoutGroup(filters, group));
    setSaid(t('chips.removed', { name }));
    // The next one takes the focus, so that keys go on from here.
    const buttons = row.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
  };
  return (
    <>
      <ul ref={row} className={classes.chips} aria-label={t('chips.label')} hidden={groups.length === 0}>
        {groups.map((group, at) => {
          const name = lists && groupWords(group, filters, lists, t);
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
