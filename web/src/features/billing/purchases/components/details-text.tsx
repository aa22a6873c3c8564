import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import { states } from '@callboard/contract/billing/indian-states';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './details-text.module.css';

/** Who invoices are made out to, as it stands on them. */
export function DetailsText({ details }: { details: BillingDetails }) {
  const { t } = useTranslation('billing');
  const { legal_name, gstin, address, city, state_code, pin_code } = details;
  return (
    <address className={classes.text}>
      <b>{legal_name}</b>
      <span>{address}</span>
      <span>
        {city} {pin_code}, {states[state_code]}
      </span>
      <span>
        {t('details.gstin')} {gstin ?? t('details.noGstin')}
      </span>
    </address>
  );
}
