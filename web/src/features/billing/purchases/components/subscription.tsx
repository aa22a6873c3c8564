import '../i18n.ts';
import type { Purchase, Subscription as SubscriptionAnswer } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useSubscription } from '../api.ts';
import type { Offer } from '../model/offer.ts';
import { CurrentPlan } from './current-plan.tsx';
import { Packs } from './packs.tsx';
import { PlanCards } from './plan-cards.tsx';
import classes from './subscription.module.css';

interface SubscriptionProps {
  userId: number;
  onChoose: (offer: Offer) => void;
  onPay: (purchase: Purchase) => void;
}

function Known({ subscription, ...props }: SubscriptionProps & { subscription: SubscriptionAnswer }) {
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
        <Packs onBuy={props.onChoose} areBeside />
      </section>
    </>
  );
}

/** The current plan, and the others. */
export function Subscription(props: SubscriptionProps) {
  const { t } = useTranslation('billing');
  return (
    <QueryState
      query={useSubscription(props.userId)}
      thing={t('plan.thing')}
      kept={t('plan.kept')}
      waiting={
        <div className={classes.toCome}>
          <SkeletonText lines={5} />
          <Skeleton height="20rem" />
        </div>
      }
    >
      {(subscription) => <Known subscription={subscription} {...props} />}
    </QueryState>
  );
}
