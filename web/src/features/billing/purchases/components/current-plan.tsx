import type { Purchase, Subscription } from '@callboard/contract/billing/purchases';
import { Check, DoorClosed, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import type { StatusFamily } from '../../../../shared/ui/status/status-table.ts';
import { EndPlanDialog } from './end-plan-dialog.tsx';
import { KeepPlan } from './keep-plan.tsx';
import { PlanDue } from './plan-due.tsx';
import classes from './subscription.module.css';

interface CurrentPlanProps {
  subscription: Subscription;
  userId: number;
  onPay: (purchase: Purchase) => void;
}

const looks: Record<Subscription['status'], { family: StatusFamily; icon: LucideIcon }> = {
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

/** The plan somebody has: how it stands, when it renews, and how it ends. */
export function CurrentPlan({ subscription, userId, onPay }: CurrentPlanProps) {
  const { t } = useTranslation('billing');
  const [isEnding, setIsEnding] = useState(false);
  const { plan, status } = subscription;
  const isFree = plan === 'free';
  return (
    <section className={classes.current} aria-labelledby="current-plan">
      <SectionTitle id="current-plan">{t('plan.current')}</SectionTitle>
      <p className={classes.name}>
        <b>{t(`plan.${plan}`)}</b>
        {!isFree && <StatusChip {...looks[status]}>{t(`plan.states.${status}`)}</StatusChip>}
      </p>
      {isFree ? (
        <p className={classes.says}>{t('plan.freeText')}</p>
      ) : (
        <PlanFacts subscription={subscription} />
      )}
      {!isFree && status === 'past_due' && <PlanDue subscription={subscription} onPay={onPay} />}
      {!isFree && status === 'ending' && <KeepPlan subscription={subscription} userId={userId} />}
      {!isFree && status !== 'ending' && (
        <div className={classes.ways}>
          <Button variant="outline" onClick={() => setIsEnding(true)}>
            {t('plan.end')}
          </Button>
        </div>
      )}
      {isEnding && (
        <EndPlanDialog subscription={subscription} userId={userId} onClose={() => setIsEnding(false)} />
      )}
    </section>
  );
}
