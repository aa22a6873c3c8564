import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { fetchOverdue } from '../api.ts';
import { MoveSteps } from './move-steps.tsx';
import classes from './review-dialogs.module.css';

interface ReplyOverdueDialogProps {
  jobId: number;
  role: number | undefined;
  onClose: () => void;
}

/** Everyone who waits too long, whatever is shown of the list. */
export function ReplyOverdueDialog({ jobId, role, onClose }: ReplyOverdueDialogProps) {
  const { t } = useTranslation('applicationReview');
  const query = useQuery({
    queryKey: ['overdue applicants', jobId, role ?? 0],
    queryFn: () => fetchOverdue(jobId, role),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Dialog opened onClose={onClose} title={t('bulk.overdueTitle')} width="wide" closesOnClickOutside={false}>
      <QueryState
        query={query}
        thing={t('bulk.overdueThing')}
        level={3}
        waiting={<Skeleton height="16rem" />}
        isEmpty={(waiting) => waiting.length === 0}
        empty={<p>{t('bulk.noneOverdue')}</p>}
      >
        {(waiting) => (
          <div className={classes.fields}>
            <p className={classes.note}>{t('bulk.overdueLead', { count: waiting.length })}</p>
            <MoveSteps applicants={waiting} startsAt="deciding" onClose={onClose} />
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
