import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import type { DetailsForm } from '../model/use-details-form.ts';
import classes from './checkout.module.css';
import { DetailsFields } from './details-fields.tsx';
import { DetailsText } from './details-text.tsx';

/** The details as they are known, as they are being typed, or none at all. */
export type BuyerChoice = 'known' | 'typed' | 'nobody';

interface InvoiceToProps {
  choice: BuyerChoice;
  details: BillingDetails | null;
  form: DetailsForm;
  onChoose: (choice: BuyerChoice) => void;
}

/** Who the invoice is made out to. */
export function InvoiceTo({ choice, details, form, onChoose }: InvoiceToProps) {
  const { t } = useTranslation('billing');
  return (
    <section className={classes.to} aria-label={t('checkout.invoiceTo')}>
      <div className={classes.toHead}>
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
      {choice === 'nobody' && <p className={classes.quiet}>{t('checkout.nobodyText')}</p>}
    </section>
  );
}
