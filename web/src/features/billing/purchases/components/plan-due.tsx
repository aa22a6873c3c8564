import type { Purchase, Subscription } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { usePurchases } from '../api.ts';

interface PlanDueProps {
  subscription: Subscription;
  onPay: (purchase: Purchase) => void;
}

/** A month that was not paid: why, when it is tried again, and a way to pay it now. */
export function PlanDue({ subscription: { plan, failure, next_try_on }, onPay }: PlanDueProps) {
  const { t } = useTranslation('billing');
  const { data } = usePurchases(1);
  const due = data?.results.find(
    (purchase) => purchase.plan === plan && (purchase.status === 'failed' || purchase.status === 'waiting'),
  );
  return (
    <Notice
      family="stop"
      action={
        due && (
          <Button variant="ink" onClick={() => onPay(due)}>
            {t('plan.payNow')}
          </Button>
        )
      }
    >
      {t('plan.pastDue')} {failure && t('failed.words', { failure })}{' '}
      {next_try_on && t('plan.pastDueTry', { date: formatDate(next_try_on) })}
    </Notice>
  );
}
