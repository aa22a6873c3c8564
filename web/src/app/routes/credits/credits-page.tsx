import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BalanceCard, History, VerifyHint } from '../../../features/billing/credits/index.ts';
import {
  CheckoutDialog,
  type Goods,
  Packs,
  WaitingPurchase,
} from '../../../features/billing/purchases/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownPath } from '../../../shared/lib/own-path.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import shared from '../billing/billing.module.css';
import { BillingHead } from '../billing/billing-head.tsx';
import classes from './credits-page.module.css';

/** Balance, packs and history of credits. */
export function Component() {
  const { t } = useTranslation('credits');
  const { t: billing } = useTranslation('billing');
  const { user } = useSession();
  const [params] = useSearchParams();
  const [goods, setGoods] = useState<Goods>();
  const back = ownPath(params.get('back'));
  if (!user) return null;
  return (
    <div className={shared.page}>
      {back && (
        <Link className={classes.back} to={back}>
          <ArrowLeft size={16} aria-hidden />
          {billing('back')}
        </Link>
      )}
      <BillingHead title={t('title')} lead={t('lead')} page="credits" />
      <div className={shared.notices}>
        <WaitingPurchase onPay={(purchase) => setGoods({ purchase })} />
      </div>
      <div className={classes.top}>
        <BalanceCard recruiterId={user.user_id} />
        <Packs onBuy={(offer) => setGoods({ offer })} />
      </div>
      <div className={shared.notices}>
        <VerifyHint recruiterId={user.user_id} to={`${paths.settings(2)}#verification`} />
      </div>
      <History recruiterId={user.user_id} />
      {goods && <CheckoutDialog goods={goods} back={back} onClose={() => setGoods(undefined)} />}
    </div>
  );
}
