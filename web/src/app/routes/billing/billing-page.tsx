import { DetailsSection, Purchases } from '../../../features/billing/purchases/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './billing.module.css';
import { BillingFrame } from './billing-frame.tsx';

export function Component() {
  const { t } = useTranslation('billing');
  return (
    <BillingFrame title={t('billingPage.title')} lead={t('billingPage.lead')} page="billing">
      {(user, buy) => (
        <div className={classes.sections}>
          <DetailsSection userId={user.user_id} />
          <Purchases onPay={(purchase) => buy({ purchase })} />
        </div>
      )}
    </BillingFrame>
  );
}
