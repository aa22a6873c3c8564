import type { Purchase } from '@callboard/contract/billing/purchases';
import { FileText } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { useCreditBalance } from '../../credits/index.ts';
import type { Stage } from '../model/checkout-state.ts';
import { errorText } from '../model/error-text.ts';
import { describePurchase } from '../model/offer.ts';
import type { useCheckout } from '../model/use-checkout.ts';
import classes from './checkout.module.css';
import { DocumentButton } from './document-button.tsx';
import { PriceLines } from './price-lines.tsx';

interface PaidProps {
  purchase: Purchase;
  back: string | undefined;
  onClose: () => void;
}

function Paid({ purchase, back, onClose }: PaidProps) {
  const { t } = useTranslation('billing');
  const { data: balance, isFetching } = useCreditBalance();
  const { credits, invoice_number } = purchase;
  return (
    <div className={classes.form}>
      <Alert family="go">
        {t('paid.credits', { count: credits })}
        {balance && !isFetching && ` ${t('paid.balance', { count: balance.credits })}`}
      </Alert>
      <div>
        <PriceLines goods={describePurchase(t, purchase)} price={purchase} isPaid />
      </div>
      {invoice_number === null && <p className={classes.note}>{t('paid.invoiceLater')}</p>}
      <DialogActions>
        {invoice_number !== null && (
          <DocumentButton
            id={purchase.id}
            kind="invoice"
            label={t('purchases.invoiceLabel', { number: invoice_number })}
          >
            <FileText size={16} aria-hidden />
            {t('paid.invoice')}
          </DocumentButton>
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

interface CheckoutResultProps {
  stage: Exclude<Stage, 'review' | 'window'>;
  purchase: Purchase;
  checkout: Pick<ReturnType<typeof useCheckout>, 'pay' | 'isBusy' | 'error'>;
  back: string | undefined;
  onClose: () => void;
}

function NotPaid({ stage, purchase, checkout, onClose }: Omit<CheckoutResultProps, 'back'>) {
  const { t } = useTranslation('billing');
  const { pay, isBusy, error } = checkout;
  const total = formatRupees(purchase.total_paise);
  const isFailed = stage === 'failed';
  return (
    <div className={classes.form} role={isFailed ? 'alert' : 'status'}>
      {isFailed && purchase.failure && (
        <p className={classes.text}>{t('failed.bankMessage', { failure: purchase.failure })}</p>
      )}
      <p className={classes.text}>{t(isFailed ? 'failed.text' : 'abandoned.text')}</p>
      {error && <Alert family="stop">{errorText(t, error)}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('checkout.close')}
        </Button>
        <Button loading={isBusy} onClick={() => void pay(purchase.total_paise)}>
          {isFailed ? t('failed.again') : t('abandoned.again', { total })}
        </Button>
      </DialogActions>
    </div>
  );
}

export function CheckoutResult(props: CheckoutResultProps) {
  const { t } = useTranslation('billing');
  const { stage, purchase, back, onClose } = props;
  if (stage === 'paid') return <Paid purchase={purchase} back={back} onClose={onClose} />;
  if (stage !== 'pending') return <NotPaid {...props} />;
  return (
    <div className={classes.form}>
      <p className={classes.text} role="status">
        {t('pending.text', { total: formatRupees(purchase.total_paise) })}
      </p>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('checkout.close')}
        </Button>
      </DialogActions>
    </div>
  );
}
