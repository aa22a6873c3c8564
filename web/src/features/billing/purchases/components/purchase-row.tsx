import type { Purchase } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { wordsOfPurchase } from '../model/goods-words.ts';
import { purchaseLooks } from '../model/purchase-states.ts';
import { PaperButton } from './paper-button.tsx';
import classes from './purchases.module.css';

interface PurchaseRowProps {
  purchase: Purchase;
  onPay: (purchase: Purchase) => void;
}

function Ways({ purchase, onPay }: PurchaseRowProps) {
  const { t } = useTranslation('billing');
  const { id, status, invoice_number, credit_note_number } = purchase;
  const isOpen = status === 'failed' || status === 'waiting';
  return (
    <div className={classes.ways}>
      {invoice_number !== null && (
        <PaperButton id={id} kind="invoice" label={t('purchases.invoiceLabel', { number: invoice_number })}>
          {t('purchases.invoice')}
        </PaperButton>
      )}
      {credit_note_number !== null && (
        <PaperButton
          id={id}
          kind="credit_note"
          label={t('purchases.creditNoteLabel', { number: credit_note_number })}
        >
          {t('purchases.creditNote')}
        </PaperButton>
      )}
      {isOpen && (
        <Button
          variant="ink"
          className={classes.pay}
          aria-label={t('purchases.payLabel', {
            total: formatRupees(purchase.total_paise),
            goods: wordsOfPurchase(t, purchase),
          })}
          onClick={() => onPay(purchase)}
        >
          {t(status === 'failed' ? 'purchases.again' : 'purchases.pay')}
        </Button>
      )}
    </div>
  );
}

export function PurchaseRow({ purchase, onPay }: PurchaseRowProps) {
  const { t } = useTranslation('billing');
  const { status, created_at, failure, invoice_number, total_paise, net_paise } = purchase;
  const tax = formatRupees(total_paise - net_paise);
  return (
    <tr className={classes.row}>
      <td className={classes.when}>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </td>
      <td className={classes.what}>
        <b>{wordsOfPurchase(t, purchase)}</b>
        {invoice_number !== null && <span>{invoice_number}</span>}
        {status === 'failed' && failure !== null && <span>{failure}</span>}
      </td>
      <td className={classes.state}>
        <StatusChip {...purchaseLooks[status]}>{t(`purchases.states.${status}`)}</StatusChip>
      </td>
      <td className={classes.total}>
        <b>{formatRupees(total_paise)}</b>
        <span>{t('purchases.withTax', { tax })}</span>
      </td>
      <td className={classes.papers}>
        <Ways purchase={purchase} onPay={onPay} />
      </td>
    </tr>
  );
}
