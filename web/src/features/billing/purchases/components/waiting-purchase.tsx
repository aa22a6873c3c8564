import '../i18n.ts';
import type { Purchase } from '@callboard/contract/billing/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { refreshPurchases, useCancelPurchase, usePurchase, usePurchases } from '../api.ts';
import { describePurchase } from '../model/offer.ts';

interface WaitingPurchaseProps {
  onPay: (purchase: Purchase) => void;
}

interface PendingPurchaseProps extends WaitingPurchaseProps {
  started: Purchase;
}

/** Polls the bank while the page is open. */
function PendingPurchase({ started, onPay }: PendingPurchaseProps) {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const { data, isError } = usePurchase(started.id);
  const cancel = useCancelPurchase();
  const isSettled = data !== undefined && data.status !== 'waiting';
  useEffect(() => {
    if (isSettled) void refreshPurchases(client);
  }, [isSettled, client]);

  const purchase = data ?? started;
  const facts = { total: formatRupees(purchase.total_paise), goods: describePurchase(t, purchase) };
  if (!data && !isError) return <Alert family="wait">{t('waiting.asking', facts)}</Alert>;
  if (purchase.status === 'paid') return <Alert family="go">{t('waiting.paid', facts)}</Alert>;
  if (purchase.status === 'cancelled' || purchase.status === 'refunded') return null;
  const isFailed = purchase.status === 'failed';
  return (
    <Alert
      family={isFailed ? 'stop' : 'wait'}
      action={
        <Row>
          <Button variant="ink" onClick={() => onPay(purchase)}>
            {t(isFailed ? 'waiting.again' : 'waiting.pay')}
          </Button>
          <Button variant="outline" loading={cancel.isPending} onClick={() => cancel.mutate(purchase.id)}>
            {t('waiting.leave')}
          </Button>
        </Row>
      }
    >
      {t(isFailed ? 'waiting.failed' : 'waiting.none', facts)} {isError && t('waiting.offline')}
    </Alert>
  );
}

/** The newest purchase that is still waiting: its confirmation was lost, or the buyer left. */
export function WaitingPurchase({ onPay }: WaitingPurchaseProps) {
  const { data } = usePurchases(1);
  const waiting = data?.results.find(({ status }) => status === 'waiting');
  const [started, setStarted] = useState(waiting);
  // Keeps the purchase after it is settled, to show the outcome.
  if (waiting && waiting.id !== started?.id) setStarted(waiting);
  return started ? <PendingPurchase key={started.id} started={started} onPay={onPay} /> : null;
}
