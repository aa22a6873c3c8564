import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import { stateCodes, states } from '@callboard/contract/billing/indian-states';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { errorText } from '../model/error-text.ts';
import type { DetailField, DetailsForm } from '../model/use-details-form.ts';
import classes from './details-fields.module.css';

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

const stateOptions = stateCodes
  .map((code) => ({ value: code, label: states[code] }))
  .sort((one, other) => one.label.localeCompare(other.label));

export function DetailsFields({ form }: { form: DetailsForm }) {
  const { t } = useTranslation('billing');
  const { values, fieldErrors, requestError, change, isSaving, isDraft } = form;
  const fieldProps = (field: DetailField) => ({
    label: t(`details.fields.${field}`),
    value: values[field],
    error: fieldErrors[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(field, currentTarget.value),
  });
  return (
    <fieldset className={classes.fields} disabled={isSaving} aria-label={t('details.title')}>
      {isDraft && <p className={classes.note}>{t('details.draft')}</p>}
      <div className={classes.wide}>
        <TextField {...fieldProps('legal_name')} autoComplete="organization" />
      </div>
      <div className={classes.wide}>
        <TextField
          {...fieldProps('gstin')}
          hint={t('details.gstinHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={classes.wide}>
        <TextField {...fieldProps('address')} autoComplete="street-address" />
      </div>
      <TextField {...fieldProps('city')} autoComplete="address-level2" />
      <TextField {...fieldProps('pin_code')} inputMode="numeric" autoComplete="postal-code" />
      <div className={classes.wide}>
        <SelectField
          {...fieldProps('state_code')}
          placeholder={t('details.chooseState')}
          options={stateOptions}
          autoComplete="address-level1"
        />
      </div>
      {requestError && (
        <div className={classes.wide}>
          <Alert family="stop">{errorText(t, requestError)}</Alert>
        </div>
      )}
    </fieldset>
  );
}
