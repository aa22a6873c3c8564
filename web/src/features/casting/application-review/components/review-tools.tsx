import { applicantSorts } from '@callboard/contract/casting/application-values';
import { Play } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { SelectButton } from '../../../../shared/ui/select-button/select-button.tsx';
import { SortMenu } from '../../../../shared/ui/sort-menu/sort-menu.tsx';
import { startChoosing } from '../../talent-selection/index.ts';
import { useApplicantCounts } from '../api.ts';
import { allStatuses, statusNameOf } from '../model/decisions.ts';
import type { ReviewSearch } from '../model/review-search.ts';
import classes from './review-tools.module.css';

interface ReviewToolsProps {
  jobId: number;
  search: ReviewSearch;
  change: (next: Partial<ReviewSearch>) => void;
  canDecide: boolean;
  /** Opens the first of the list. Left out where there is nobody. */
  firstLink: string | undefined;
  onReplyOverdue: () => void;
}

function StatusFilter({
  search,
  change,
  counts,
}: Pick<ReviewToolsProps, 'search' | 'change'> & { counts: ReadonlyMap<number, number> }) {
  const { t } = useTranslation('applicationReview');
  const { t: words } = useTranslation('status');
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shown = allStatuses.filter((status) => counts.get(status) || status === search.status);
  return (
    <FilterMenu
      label={t('tools.status')}
      value={String(search.status ?? '')}
      onChange={(chosen) => change({ status: chosen === '' ? undefined : Number(chosen) })}
    >
      <option value="">{t('tools.all', { count: all })}</option>
      {shown.map((status) => (
        <option key={status} value={status}>
          {t('tools.one', { status: words(statusNameOf(status)), count: counts.get(status) ?? 0 })}
        </option>
      ))}
    </FilterMenu>
  );
}

/** Whom to see and in which order. */
export function ReviewTools(props: ReviewToolsProps) {
  const { jobId, search, change, canDecide, firstLink, onReplyOverdue } = props;
  const { t } = useTranslation('applicationReview');
  const { data } = useApplicantCounts(jobId, search.role);
  const counts = new Map(data?.counts.map(({ jobApplyStatus, count }) => [jobApplyStatus, count]));
  const characters = data?.characters ?? [];
  const overdue = data?.overdue ?? 0;
  return (
    <fieldset className={classes.tools} aria-label={t('tools.label')}>
      <StatusFilter search={search} change={change} counts={counts} />
      {characters.length > 1 && (
        <FilterMenu
          label={t('tools.role')}
          value={String(search.role ?? '')}
          onChange={(chosen) => change({ role: chosen === '' ? undefined : Number(chosen) })}
        >
          <option value="">{t('tools.anyRole')}</option>
          {characters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterMenu>
      )}
      {(overdue > 0 || search.overdue) && (
        <Button
          variant={search.overdue ? 'ink' : 'outline'}
          size="sm"
          aria-pressed={search.overdue}
          onClick={() => change({ overdue: !search.overdue })}
        >
          {t('tools.overdue', { count: overdue })}
        </Button>
      )}
      {canDecide && overdue > 0 && (
        <Button variant="ghost" size="sm" onClick={onReplyOverdue}>
          {t('tools.replyOverdue')}
        </Button>
      )}
      <div className={classes.end}>
        <SortMenu
          label={t('tools.sort')}
          value={search.sort}
          options={applicantSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => change({ sort })}
        />
        {canDecide && <SelectButton onPress={startChoosing} />}
        {firstLink !== undefined && (
          <ButtonLink
            to={firstLink}
            state={{ fromGrid: true }}
            size="sm"
            aria-keyshortcuts="G"
            leftSection={<Play size={14} fill="currentColor" aria-hidden />}
          >
            {t('tools.review')}
          </ButtonLink>
        )}
      </div>
    </fieldset>
  );
}
