import type { Purchase } from '@callboard/contract/billing/purchases';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { wordsOfPurchase } from '../model/goods-words.ts';
import { troubleWords } from '../model/trouble-words.ts';
import type { useCheckout } from '../model/use-checkout.ts';
import classes from './checkout.module.css';
import { SumLines } from './sum-lines.tsx';

interface PracticeWindowProps {
  purchase: Purchase;
  checkout: Pick<ReturnType<typeof useCheckout>, 'practise' | 'isBusy' | 'trouble'>;
}

/** Stands in for a gateway, and says so: no money moves here. */
export function PracticeWindow({ purchase, checkout }: PracticeWindowProps) {
  const { t } = useTranslation('billing');
  const { practise, isBusy, trouble } = checkout;
  return (
    <div className={classes.form}>
      <div className={classes.practice}>
        <p>{t('practice.lead')}</p>
        <div>
          <SumLines goods={wordsOfPurchase(t, purchase)} figures={purchase} />
        </div>
      </div>
      {trouble && <Notice family="stop">{troubleWords(t, trouble)}</Notice>}
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={() => void practise('failed')}>
          {t('practice.fail')}
        </Button>
        <Button loading={isBusy} data-autofocus onClick={() => void practise('paid')}>
          {t('practice.pay', { total: formatRupees(purchase.total_paise) })}
        </Button>
      </DialogActions>
    </div>
  );
}
