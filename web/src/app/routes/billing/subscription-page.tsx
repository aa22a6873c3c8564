import { Subscription } from '../../../features/billing/purchases/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { BillingFrame } from './billing-frame.tsx';

export function Component() {
  const { t } = useTranslation('billing');
  return (
    <BillingFrame title={t('plan.title')} lead={t('plan.lead')} page="subscription">
      {(user, buy) => (
        <Subscription
          userId={user.user_id}
          onChoose={(offer) => buy({ offer })}
          onPay={(purchase) => buy({ purchase })}
        />
      )}
    </BillingFrame>
  );
}
