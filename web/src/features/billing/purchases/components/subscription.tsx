import '../i18n.ts';
import type {
  PaidPlan,
  PlanName,
  Purchase,
  Subscription as SubscriptionAnswer,
} from '@callboard/contract/billing/purchases';
import { Check } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { useOffers, useSubscription } from '../api.ts';
import type { Offer } from '../model/offer.ts';
import { CurrentPlan } from './current-plan.tsx';
import { Packs } from './packs.tsx';
import classes from './subscription.module.css';

interface PlanCardsProps {
  current: SubscriptionAnswer;
  onChoose: (offer: Offer) => void;
}

interface PlanCardProps {
  plan: { readonly name: PlanName; readonly monthly_credits: number; readonly net_paise: number };
  isCurrent: boolean;
  canBuy: boolean;
  isMain: boolean;
  replaces: PaidPlan | undefined;
  onChoose: (offer: Offer) => void;
}

function PlanCard({
  plan: { name, monthly_credits, net_paise },
  isCurrent,
  canBuy,
  isMain,
  replaces,
  onChoose,
}: PlanCardProps) {
  const { t } = useTranslation('billing');
  const price = formatRupees(net_paise);
  return (
    <li className={classes.plan} data-current={isCurrent || undefined}>
      <Row align="baseline" justify="between">
        <h3>{t(`plan.${name}`)}</h3>
        {isCurrent && (
          <StatusChip family="go" icon={Check}>
            {t('plan.isYours')}
          </StatusChip>
        )}
      </Row>
      <p className={classes.credits}>
        {monthly_credits > 0 && <b>{formatCount(monthly_credits)}</b>}
        <span>{t('plan.monthly', { count: monthly_credits })}</span>
      </p>
      <p className={classes.use}>{t(`plan.uses.${name}`)}</p>
      <p className={classes.price}>
        <b>{t(name === 'free' ? 'plan.nothing' : 'plan.perMonth', { price })}</b>
        <span>{t(name === 'free' ? 'plan.noCredits' : 'plan.price90')}</span>
      </p>
      {name !== 'free' && !isCurrent && (
        <Button
          fullWidth
          className={classes.choose}
          variant={isMain ? 'filled' : 'outline'}
          disabled={!canBuy}
          onClick={() =>
            onChoose({ kind: 'plan', plan: name, credits: monthly_credits, net_paise, replaces })
          }
        >
          {t('plan.choose', { plan: t(`plan.${name}`) })}
        </Button>
      )}
    </li>
  );
}

function PlanCards({ current, onChoose }: PlanCardsProps) {
  const { t } = useTranslation('billing');
  return (
    <QueryState
      query={useOffers()}
      thing={t('plan.allThing')}
      kept={t('plan.kept')}
      level={3}
      waiting={<Skeleton height="20rem" />}
    >
      {({ plans, gateway }) => (
        <ul className={classes.plans}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.name}
              plan={plan}
              isCurrent={plan.name === current.plan}
              canBuy={gateway !== null}
              isMain={current.plan === 'free' && plan.name === 'studio'}
              replaces={current.plan === 'free' ? undefined : current.plan}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

interface SubscriptionProps {
  userId: number;
  onChoose: (offer: Offer) => void;
  onPay: (purchase: Purchase) => void;
}

function SubscriptionDetails({
  subscription,
  ...props
}: SubscriptionProps & { subscription: SubscriptionAnswer }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <CurrentPlan subscription={subscription} userId={props.userId} onPay={props.onPay} />
      <section aria-labelledby="plans">
        <SectionTitle id="plans">{t('plan.others')}</SectionTitle>
        <PlanCards current={subscription} onChoose={props.onChoose} />
      </section>
      <section className={classes.packs} aria-labelledby="packs">
        <SectionTitle id="packs">{t('plan.packs')}</SectionTitle>
        <Packs onBuy={props.onChoose} isSecondary />
      </section>
    </>
  );
}

export function Subscription(props: SubscriptionProps) {
  const { t } = useTranslation('billing');
  return (
    <QueryState
      query={useSubscription(props.userId)}
      thing={t('plan.thing')}
      kept={t('plan.kept')}
      waiting={
        <Stack gap={6}>
          <SkeletonText lines={5} />
          <Skeleton height="20rem" />
        </Stack>
      }
    >
      {(subscription) => <SubscriptionDetails subscription={subscription} {...props} />}
    </QueryState>
  );
}
