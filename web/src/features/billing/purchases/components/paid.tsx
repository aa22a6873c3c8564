import type { Purchase } from '@callboard/contract/billing/purchases';
import { FileText } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { useCreditBalance } from '../../credits/index.ts';
import { wordsOfPurchase } from '../model/goods-words.ts';
import classes from './checkout.module.css';
import { PaperButton } from './paper-button.tsx';
import { SumLines } from './sum-lines.tsx';

interface PaidProps {
  purchase: Purchase;
  back: string | undefined;
  onClose: () => void;
}

/** The credits are there: how many, what they cost, the invoice, and the way back. */
export function Paid({ purchase, back, onClose }: PaidProps) {
  const { t } = useTranslation('billing');
  const { data: balance, isFetching } = useCreditBalance();
  const { credits, invoice_number } = purchase;
  return (
    <div className={classes.form}>
      <Notice family="go">
        {t('paid.credits', { count: credits })}
        {balance && !isFetching && ` ${t('paid.balance', { count: balance.credits })}`}
      </Notice>
      <div>
        <SumLines goods={wordsOfPurchase(t, purchase)} figures={purchase} isPaid />
      </div>
      {invoice_number === null && <p className={classes.quiet}>{t('paid.invoiceLater')}</p>}
      <DialogActions>
        {invoice_number !== null && (
          <PaperButton
            id={purchase.id}
            kind="invoice"
            label={t('purchases.invoiceLabel', { number: invoice_number })}
          >
            <FileText size={16} aria-hidden />
            {t('paid.invoice')}
          </PaperButton>
        )}
        {back ? (
          <ButtonLink to={back} data-autofocus>
            {t('paid.back')}
          </ButtonLink>
        ) : (
          <Button onClick={onClose} data-autofocus>
            {t('paid.done')}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
