import { useState } from 'react';
import {
  CheckoutDialog,
  DetailsSection,
  type Goods,
  Purchases,
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
      <BillingHead title={t('billingPage.title')} lead={t('billingPage.lead')} page="billing" />
      <div className={classes.notices}>
        <WaitingPurchase onPay={(purchase) => setGoods({ purchase })} />
      </div>
      <div className={classes.sections}>
        <DetailsSection userId={user.user_id} />
        <Purchases onPay={(purchase) => setGoods({ purchase })} />
      </div>
      {goods && <CheckoutDialog goods={goods} onClose={() => setGoods(undefined)} />}
    </div>
  );
}
