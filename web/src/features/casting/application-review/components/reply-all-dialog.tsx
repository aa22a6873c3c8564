import { maxMovedAtOnce } from '@callboard/contract/casting/application-values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { fetchEveryone } from '../api.ts';
import type { ReviewSearch } from '../model/review-search.ts';
import { MoveSteps } from './move-steps.tsx';
import classes from './review-dialogs.module.css';

interface ReplyAllDialogProps {
  jobId: number;
  search: ReviewSearch;
  onMoved?: () => void;
  onClose: () => void;
}

/** Everyone a search finds, whatever is loaded of the list. */
export function ReplyAllDialog({ jobId, search, onMoved, onClose }: ReplyAllDialogProps) {
  const { t } = useTranslation('applicationReview');
  const texts = search.overdue ? 'overdue' : 'all';
  const query = useQuery({
    queryKey: ['everyone to reply to', jobId, search],
    queryFn: () => fetchEveryone(jobId, search),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`bulk.${texts}Title`)}
      width="wide"
      closesOnClickOutside={false}
    >
      <QueryState
        query={query}
        thing={t('bulk.allThing')}
        level={3}
        waiting={<Skeleton height="16rem" />}
        isEmpty={(found) => found.length === 0}
        empty={<p>{t(search.overdue ? 'bulk.noneOverdue' : 'nothing.title')}</p>}
      >
        {(found) => (
          <div className={classes.fields}>
            <p className={classes.note}>
              {t(`bulk.${texts}Lead`, { count: found.length })}{' '}
              {found.length === maxMovedAtOnce && t('bulk.most', { most: maxMovedAtOnce })}
            </p>
            <MoveSteps
              applicants={found}
              startsAt="deciding"
              onClose={onClose}
              {...(onMoved && { onMoved })}
            />
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
