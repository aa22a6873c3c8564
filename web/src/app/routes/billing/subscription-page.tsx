import { useState } from 'react';
import {
  CheckoutDialog,
  type Goods,
  Subscription,
  WaitingPurchase,
} from '../../../features/billing/purchases/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import classes from './billing.module.css';
import { BillingHead } from './billing-head.tsx';

export function Component() {
  const { t } = useTranslation('billing');
  const { user } = useSession();
  const [goods, setGoods] = useState<Goods>();
  if (!user) return null;
  return (
    <div className={classes.page}>
      <BillingHead title={t('plan.title')} lead={t('plan.lead')} page="subscription" />
      <div className={classes.notices}>
        <WaitingPurchase onPay={(purchase) => setGoods({ purchase })} />
      </div>
      <Subscription
        userId={user.user_id}
        onChoose={(offer) => setGoods({ offer })}
        onPay={(purchase) => setGoods({ purchase })}
      />
      {goods && <CheckoutDialog goods={goods} onClose={() => setGoods(undefined)} />}
    </div>
  );
}
