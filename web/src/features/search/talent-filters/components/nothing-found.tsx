import { type FilterGroup, setGroups, withoutGroup } from '@callboard/contract/search/filter-groups';
import { SearchX } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { useListsWithCities } from '../../../site/reference/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalentCount } from '../api.ts';
import { effectiveDrops } from '../model/counts.ts';
import { describeGroup } from '../model/describe-group.ts';
import { cleared, type OnFilters } from '../model/filter-changes.ts';
import { citiesIn } from '../model/list-filters.ts';
import '../i18n.ts';
import classes from './nothing-found.module.css';

interface NothingFoundProps {
  search: TalentSearch;
  onFilters: OnFilters;
}

/** No matches: which filter hides the most, and how many there would be without it. */
export function NothingFound({ search: { filters }, onFilters }: NothingFoundProps) {
  const { t } = useTranslation('talentFilters');
  const { data: lists } = useListsWithCities(citiesIn(filters));
  const { data: count } = useTalentCount(filters);
  const [best, ...others] = count ? effectiveDrops(count) : [];
  const nameOf = (group: FilterGroup) => (lists ? describeGroup(group, filters, lists, t) : '');
  const drop = (group: FilterGroup) => onFilters(withoutGroup(filters, group), { replace: false });
  const without = (group: FilterGroup, resultCount: number) =>
    t('nothing.named', { name: nameOf(group), count: resultCount, shown: formatCount(resultCount) });

  if (setGroups(filters).length === 0)
    return <EmptyState title={t('nothing.title')} text={t('nothing.none')} icon={SearchX} />;
  return (
    <div className={classes.nothing}>
      <EmptyState
        title={t('nothing.title')}
        text={best ? `${without(best.filter, best.count)}.` : t('nothing.together')}
        icon={SearchX}
        action={
          best ? (
            <Button variant="ink" onClick={() => drop(best.filter)}>
              {t('nothing.drop', { name: nameOf(best.filter) })}
            </Button>
          ) : (
            <Button variant="ink" onClick={() => onFilters(cleared(filters), { replace: false })}>
              {t('nothing.clear')}
            </Button>
          )
        }
      />
      {others.length > 0 && (
        <div className={classes.others}>
          <h3 className={classes.title}>{t('nothing.others')}</h3>
          <ul className={classes.list}>
            {others.map(({ filter, count: resultCount }) => (
              <li key={filter}>
                <button type="button" className={classes.other} onClick={() => drop(filter)}>
                  {without(filter, resultCount)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
