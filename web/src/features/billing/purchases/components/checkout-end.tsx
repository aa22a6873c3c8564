import type { Purchase } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import type { Stage } from '../model/checkout-state.ts';
import { troubleWords } from '../model/trouble-words.ts';
import type { useCheckout } from '../model/use-checkout.ts';
import classes from './checkout.module.css';
import { Paid } from './paid.tsx';

interface CheckoutEndProps {
  stage: Exclude<Stage, 'review' | 'window'>;
  purchase: Purchase;
  checkout: Pick<ReturnType<typeof useCheckout>, 'pay' | 'isBusy' | 'trouble'>;
  back: string | undefined;
  onClose: () => void;
}

/** Said as it is: what happened, what was kept, what to do now. */
function NotPaid({ stage, purchase, checkout, onClose }: Omit<CheckoutEndProps, 'back'>) {
  const { t } = useTranslation('billing');
  const { pay, isBusy, trouble } = checkout;
  const total = formatRupees(purchase.total_paise);
  const isFailed = stage === 'failed';
  return (
    <div className={classes.form} role={isFailed ? 'alert' : 'status'}>
      {isFailed && purchase.failure && (
        <p className={classes.says}>{t('failed.words', { failure: purchase.failure })}</p>
      )}
      <p className={classes.says}>{t(isFailed ? 'failed.text' : 'left.text')}</p>
      {trouble && <Notice family="stop">{troubleWords(t, trouble)}</Notice>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('checkout.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void pay(purchase.total_paise)}>
          {isFailed ? t('failed.again') : t('left.again', { total })}
        </Button>
      </DialogActions>
    </div>
  );
}

/** How it went. */
export function CheckoutEnd(props: CheckoutEndProps) {
  const { t } = useTranslation('billing');
  const { stage, purchase, back, onClose } = props;
  if (stage === 'paid') return <Paid purchase={purchase} back={back} onClose={onClose} />;
  if (stage !== 'asking') return <NotPaid {...props} />;
  return (
    <div className={classes.form}>
      <p className={classes.says} role="status">
        {t('asking.text', { total: formatRupees(purchase.total_paise) })}
      </p>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('checkout.close')}
        </Button>
      </DialogActions>
    </div>
  );
}
