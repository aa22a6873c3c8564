import type { Purchase, Subscription } from '@callboard/contract/billing/purchases';
import { Check, DoorClosed, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import type { StatusFamily } from '../../../../shared/ui/status/status-table.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useChangeSubscription, usePurchases } from '../api.ts';
import { errorText } from '../model/error-text.ts';
import dialogClasses from './checkout.module.css';
import classes from './subscription.module.css';

interface CancelPlanDialogProps {
  subscription: Subscription;
  userId: number;
  onClose: () => void;
}

/** Says what is kept and what ends before the plan is cancelled. */
function CancelPlanDialog({ subscription, userId, onClose }: CancelPlanDialogProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending, error } = useChangeSubscription(userId);
  const { plan, renews_on, monthly_credits, credits_left, status } = subscription;
  // An unpaid month ends right away.
  const isPaid = status !== 'past_due' && renews_on !== null;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('endDialog.title', { plan: t(`plan.${plan}`) })}
      lead={isPaid ? t('endDialog.lead', { date: formatDate(renews_on) }) : t('endDialog.atOnce')}
      closable={!isPending}
    >
      <div className={dialogClasses.form}>
        <p className={dialogClasses.text}>{t('endDialog.stays', { count: credits_left })}</p>
        <p className={dialogClasses.text}>{t('endDialog.goes', { count: monthly_credits })}</p>
        {error && <Alert family="stop">{errorText(t, readRequestError(error))}</Alert>}
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

interface KeepPlanProps {
  subscription: Subscription;
  userId: number;
}

/** A cancelled plan can be kept until it ends. */
function KeepPlan({ subscription: { renews_on }, userId }: KeepPlanProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending, error } = useChangeSubscription(userId);
  return (
    <>
      <p className={classes.text}>{t('plan.endingText', { date: renews_on ? formatDate(renews_on) : '' })}</p>
      {error && <Alert family="stop">{errorText(t, readRequestError(error))}</Alert>}
      <div className={classes.actions}>
        <Button
          variant="ink"
          loading={isPending}
          onClick={() => mutate(true, { onSuccess: () => toast(t('plan.keptToast')) })}
        >
          {t('plan.keep')}
        </Button>
      </div>
    </>
  );
}

interface OverduePlanProps {
  subscription: Subscription;
  onPay: (purchase: Purchase) => void;
}

function OverduePlan({ subscription: { plan, failure, next_try_on }, onPay }: OverduePlanProps) {
  const { t } = useTranslation('billing');
  const { data } = usePurchases(1);
  const due = data?.results.find(
    (purchase) => purchase.plan === plan && (purchase.status === 'failed' || purchase.status === 'waiting'),
  );
  return (
    <Alert
      family="stop"
      action={
        due && (
          <Button variant="ink" onClick={() => onPay(due)}>
            {t('plan.payNow')}
          </Button>
        )
      }
    >
      {t('plan.pastDue')} {failure && t('failed.bankMessage', { failure })}{' '}
      {next_try_on && t('plan.pastDueTry', { date: formatDate(next_try_on) })}
    </Alert>
  );
}

interface CurrentPlanProps {
  subscription: Subscription;
  userId: number;
  onPay: (purchase: Purchase) => void;
}

const statusStyles: Record<Subscription['status'], { family: StatusFamily; icon: LucideIcon }> = {
  active: { family: 'go', icon: Check },
  past_due: { family: 'stop', icon: TriangleAlert },
  ending: { family: 'mute', icon: DoorClosed },
};

function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const { monthly_credits, credits_left, net_paise, renews_on, status } = subscription;
  return (
    <Facts>
      <Fact label={t('plan.credits')}>{formatCount(monthly_credits)}</Fact>
      <Fact label={t('plan.creditsLeft')}>{formatCount(credits_left)}</Fact>
      <Fact label={t('plan.price')}>{t('plan.perMonth', { price: formatRupees(net_paise) })}</Fact>
      {renews_on !== null && status !== 'past_due' && (
        <Fact label={t(status === 'ending' ? 'plan.endsOn' : 'plan.renews')}>{formatDate(renews_on)}</Fact>
      )}
    </Facts>
  );
}

export function CurrentPlan({ subscription, userId, onPay }: CurrentPlanProps) {
  const { t } = useTranslation('billing');
  const [isCancelling, setIsCancelling] = useState(false);
  const { plan, status } = subscription;
  const isFree = plan === 'free';
  return (
    <section className={classes.current} aria-labelledby="current-plan">
      <SectionTitle id="current-plan">{t('plan.current')}</SectionTitle>
      <p className={classes.name}>
        <b>{t(`plan.${plan}`)}</b>
        {!isFree && <StatusChip {...statusStyles[status]}>{t(`plan.states.${status}`)}</StatusChip>}
      </p>
      {isFree ? (
        <p className={classes.text}>{t('plan.freeText')}</p>
      ) : (
        <PlanFacts subscription={subscription} />
      )}
      {!isFree && status === 'past_due' && <OverduePlan subscription={subscription} onPay={onPay} />}
      {!isFree && status === 'ending' && <KeepPlan subscription={subscription} userId={userId} />}
      {!isFree && status !== 'ending' && (
        <div className={classes.actions}>
          <Button variant="outline" onClick={() => setIsCancelling(true)}>
            {t('plan.end')}
          </Button>
        </div>
      )}
      {isCancelling && (
        <CancelPlanDialog
          subscription={subscription}
          userId={userId}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </section>
  );
}
