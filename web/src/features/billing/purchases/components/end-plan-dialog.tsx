import type { Subscription } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useChangeSubscription } from '../api.ts';
import { troubleWords } from '../model/trouble-words.ts';
import classes from './checkout.module.css';

interface EndPlanDialogProps {
  subscription: Subscription;
  userId: number;
  onClose: () => void;
}

/** Asked once, and what stays and what ends is said before. */
export function EndPlanDialog({ subscription, userId, onClose }: EndPlanDialogProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending, error } = useChangeSubscription(userId);
  const { plan, renews_on, monthly_credits, credits_left, status } = subscription;
  // A month that is not paid has nothing left to run.
  const runsOn = status !== 'past_due' && renews_on !== null;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('endDialog.title', { plan: t(`plan.${plan}`) })}
      lead={runsOn ? t('endDialog.lead', { date: formatDate(renews_on) }) : t('endDialog.atOnce')}
      closable={!isPending}
    >
      <div className={classes.form}>
        <p className={classes.says}>{t('endDialog.stays', { count: credits_left })}</p>
        <p className={classes.says}>{t('endDialog.goes', { count: monthly_credits })}</p>
        {error && <Notice family="stop">{troubleWords(t, readTrouble(error))}</Notice>}
        <DialogActions>
          <Button
            variant="outline"
            loading={isPending}
            onClick={() =>
              mutate(false, {
                onSuccess: () => {
                  toast(t('plan.ended'));
                  onClose();
                },
              })
            }
          >
            {t('endDialog.confirm')}
          </Button>
          <Button variant="ink" disabled={isPending} data-autofocus onClick={onClose}>
            {t('endDialog.keep')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
