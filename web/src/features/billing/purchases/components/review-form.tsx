import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import type { Goods } from '../model/checkout-state.ts';
import { errorText } from '../model/error-text.ts';
import { describeOffer, describePurchase, priceFor } from '../model/offer.ts';
import type { useCheckout } from '../model/use-checkout.ts';
import { type DetailsForm, useDetailsForm } from '../model/use-details-form.ts';
import classes from './checkout.module.css';
import { DetailsFields, DetailsText } from './details-fields.tsx';
import { PriceLines } from './price-lines.tsx';

/** The saved billing details, new ones, or none. */
type BuyerChoice = 'known' | 'typed' | 'nobody';

interface InvoiceToProps {
  choice: BuyerChoice;
  details: BillingDetails | null;
  form: DetailsForm;
  onChoose: (choice: BuyerChoice) => void;
}

function InvoiceTo({ choice, details, form, onChoose }: InvoiceToProps) {
  const { t } = useTranslation('billing');
  return (
    <section className={classes.invoiceTo} aria-label={t('checkout.invoiceTo')}>
      <div className={classes.invoiceToHeader}>
        <h3>{t('checkout.invoiceTo')}</h3>
        {choice === 'known' && (
          <Button variant="outline" size="sm" onClick={() => onChoose('typed')}>
            {t('checkout.change')}
          </Button>
        )}
      </div>
      {choice === 'known' && details && <DetailsText details={details} />}
      {!details && choice !== 'known' && (
        <SegmentSwitch
          label={t('checkout.invoiceTo')}
          value={choice}
          options={[
            { value: 'typed', label: t('checkout.who.company') },
            { value: 'nobody', label: t('checkout.who.nobody') },
          ]}
          onChange={onChoose}
        />
      )}
      {choice === 'typed' && <DetailsFields form={form} />}
      {choice === 'nobody' && <p className={classes.note}>{t('checkout.nobodyText')}</p>}
    </section>
  );
}

export interface ReviewFormProps {
  userId: number;
  goods: Goods;
  checkout: ReturnType<typeof useCheckout>;
  onClose: () => void;
  details: BillingDetails | null;
}

/** Without billing details the tax is that of our own state. */
const stateFor = (choice: BuyerChoice, details: BillingDetails | null, typed: string): string | null => {
  if (choice === 'known') return details?.state_code ?? null;
  return choice === 'typed' && typed !== '' ? typed : null;
};

function useDescription({ offer, purchase }: Goods) {
  const { t } = useTranslation('billing');
  return purchase ? describePurchase(t, purchase) : describeOffer(t, offer);
}

export function ReviewForm({ userId, goods, checkout, details, onClose }: ReviewFormProps) {
  const { t } = useTranslation('billing');
  const form = useDetailsForm(userId, details);
  const [choice, setChoice] = useState<BuyerChoice>(details ? 'known' : 'typed');
  const description = useDescription(goods);
  const { purchase, isChanged, error } = checkout;
  const isTyped = choice === 'typed' && !goods.purchase;
  const net = goods.purchase?.net_paise ?? goods.offer?.net_paise ?? 0;
  const price = purchase ?? priceFor(net, stateFor(choice, details, form.values.state_code));
  const total = formatRupees(price.total_paise);

  const isSubmitting = useRef(false);
  const submit = async () => {
    if (isTyped) {
      if (!(await form.save())) return;
      setChoice('known');
      checkout.startOver();
    }
    await checkout.pay(price.total_paise);
  };
  const submitOnce = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    void submit().finally(() => {
      isSubmitting.current = false;
    });
  };

  return (
    <form className={classes.form} onSubmit={submitOnce} noValidate>
      {!goods.purchase && (
        <InvoiceTo
          choice={choice}
          details={details}
          form={form}
          onChoose={(next) => {
            setChoice(next);
            // A purchase that was started already has its buyer.
            if (purchase) checkout.startOver();
          }}
        />
      )}
      {isChanged && <Alert family="wait">{t('checkout.changed')}</Alert>}
      <div>
        <PriceLines goods={description} price={price} />
      </div>
      {error && <Alert family="stop">{errorText(t, error)}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('checkout.cancel')}
        </Button>
        <Button type="submit" loading={checkout.isBusy || form.isSaving}>
          {t(isTyped ? 'checkout.saveAndPay' : 'checkout.pay', { total })}
        </Button>
      </DialogActions>
    </form>
  );
}
