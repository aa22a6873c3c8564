import type { Subscription } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useChangeSubscription } from '../api.ts';
import { troubleWords } from '../model/trouble-words.ts';
import classes from './subscription.module.css';

interface KeepPlanProps {
  subscription: Subscription;
  userId: number;
}

/** A plan that runs out can be kept until it has. */
export function KeepPlan({ subscription: { renews_on }, userId }: KeepPlanProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending, error } = useChangeSubscription(userId);
  return (
    <>
      <p className={classes.says}>{t('plan.endingText', { date: renews_on ? formatDate(renews_on) : '' })}</p>
      {error && <Notice family="stop">{troubleWords(t, readTrouble(error))}</Notice>}
      <div className={classes.ways}>
        <Button
          variant="ink"
          loading={isPending}
          onClick={() => mutate(true, { onSuccess: () => toast(t('plan.kept')) })}
        >
          {t('plan.keep')}
        </Button>
      </div>
    </>
  );
}
