import { projectFeeUnits } from '@callboard/contract/casting/project-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Columns, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import field from '../../../../shared/ui/text-field/text-field.module.css';
import { FieldError, TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { CityChips } from '../../../site/reference/index.ts';
import { JobText, Stepper } from './job-controls.tsx';
import { JobField, type JobFieldHandle } from './job-field.tsx';
import type { Pay } from './job-values.ts';
import classes from './work-section.module.css';

function PayControl({ label, value, onChange, error, disabled }: JobFieldHandle<Pay>) {
  const { t } = useTranslation('jobEditor');
  return (
    <fieldset className={classes.group} aria-label={label}>
      <SegmentSwitch
        label={t('pay.label')}
        options={[
          { value: 'paid', label: t('pay.paid') },
          { value: 'unpaid', label: t('pay.unpaid') },
        ]}
        value={value.isUnpaid ? 'unpaid' : 'paid'}
        disabled={disabled}
        onChange={(chosen) => onChange({ ...value, isUnpaid: chosen === 'unpaid' })}
      />
      {value.isUnpaid ? (
        <p className={field.hint}>{t('pay.unpaidHint')}</p>
      ) : (
        <>
          <div className={classes.fee}>
            <TextField
              label={t('pay.amount')}
              start="₹"
              inputMode="numeric"
              autoComplete="off"
              value={value.amount}
              readOnly={disabled}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => onChange({ ...value, amount: event.currentTarget.value })}
            />
            <SelectField
              label={t('pay.per')}
              value={value.per}
              disabled={disabled}
              options={projectFeeUnits.map((unit) => ({ value: unit, label: t(`pay.units.${unit}`) }))}
              onChange={({ currentTarget }) => {
                const per = projectFeeUnits.find((unit) => unit === currentTarget.value);
                if (per) onChange({ ...value, per });
              }}
            />
          </div>
          {error ? <FieldError>{error}</FieldError> : <p className={field.hint}>{t('hints.fee')}</p>}
        </>
      )}
    </fieldset>
  );
}

function Dates() {
  const { t } = useTranslation('jobEditor');
  return (
    <JobField name="dates">
      {({ label, value, onChange, error, disabled }) => (
        <fieldset className={classes.group} aria-label={label}>
          <Columns gap={3}>
            <DateField
              label={t('dates.from')}
              value={value.from}
              disabled={disabled}
              onChange={(from) => onChange({ ...value, from })}
            />
            <DateField
              label={t('dates.to')}
              value={value.to}
              min={value.from || undefined}
              error={error}
              disabled={disabled}
              onChange={(to) => onChange({ ...value, to })}
            />
          </Columns>
        </fieldset>
      )}
    </JobField>
  );
}

/** Where and when it is, and what is paid. */
export function WorkSection() {
  const { t } = useTranslation('jobEditor');
  return (
    <Stack as="section" gap={4}>
      <SectionTitle aside={t('sections.workAside')}>{t('sections.work')}</SectionTitle>
      <JobField name="pay">{(control) => <PayControl {...control} />}</JobField>
      <JobText name="payNote" hint={t('hints.payNote')} />
      <div className={classes.when}>
        <Dates />
        <JobField name="workDays">{(control) => <Stepper {...control} most={366} />}</JobField>
      </div>
      <Columns gap={4}>
        <JobField name="cities">
          {({ onChange, ...control }) => (
            <CityChips
              {...control}
              hint={t('hints.cities')}
              placeholder={t('choose.cities')}
              most={20}
              onChange={(next) => onChange(next.filter((city) => typeof city === 'number'))}
            />
          )}
        </JobField>
        <JobField name="isRemote">
          {({ label, value, onChange, disabled }) => (
            <div className={classes.remote}>
              <Toggle
                label={label}
                hint={t('hints.isRemote')}
                checked={value}
                disabled={disabled}
                onChange={(event) => onChange(event.currentTarget.checked)}
              />
            </div>
          )}
        </JobField>
      </Columns>
    </Stack>
  );
}
