import { adultDisclosures, projectFeeUnits } from '@callboard/contract/casting/project-values';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { FieldError, TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { DisclosureFields } from '../../project-page/index.ts';
import { asksAdultsOnly, isOfChild } from '../model/character-values.ts';
import { CharacterField, useCharacterForm } from './character-field.tsx';
import classes from './work-section.module.css';

/** What the character asks of a performer. Children are not asked for what only adults can agree to. */
export function AsksSection() {
  const { t } = useTranslation('characterEditor');
  const { saving } = useCharacterForm();
  const { value: ages } = useSyncExternalStore(saving.subscribe, () => saving.state('ages'));
  const ofChild = isOfChild(ages);
  const refused = ofChild
    ? Object.fromEntries(adultDisclosures.map((kind) => [kind, t('asks.child')]))
    : undefined;
  return (
    <section>
      <SectionTitle aside={t('asks.aside')}>{t('asks.title')}</SectionTitle>
      <CharacterField name="disclosures">
        {({ value, onChange, disabled, error }) => (
          <DisclosureFields
            value={value}
            onChange={onChange}
            disabled={disabled}
            error={error ?? (ofChild && asksAdultsOnly(value) ? t('asks.childConflict') : undefined)}
            {...(refused && { refused })}
          />
        )}
      </CharacterField>
    </section>
  );
}

function FeeFields() {
  const { t } = useTranslation('characterEditor');
  const { t: project } = useTranslation('projectForm');
  const units = projectFeeUnits.map((value) => ({ value, label: project(`fee.per.${value}`) }));
  return (
    <CharacterField name="fee">
      {({ label, value, onChange, error, disabled }) => (
        <div className={classes.fee}>
          <TextField
            label={label}
            start="₹"
            inputMode="numeric"
            autoComplete="off"
            value={value.amount}
            error={error}
            readOnly={disabled}
            onChange={(event) => onChange({ ...value, amount: event.currentTarget.value })}
          />
          <SelectField
            label={t('work.per')}
            options={units}
            value={value.per}
            disabled={disabled}
            onChange={({ currentTarget }) => {
              const per = projectFeeUnits.find((one) => one === currentTarget.value);
              if (per) onChange({ ...value, per });
            }}
          />
        </div>
      )}
    </CharacterField>
  );
}

function DateFields() {
  const { t } = useTranslation('characterEditor');
  return (
    <CharacterField name="dates">
      {({ label, value, onChange, error, disabled }) => (
        <fieldset className={classes.dates} aria-label={label}>
          <DateField
            label={t('work.from')}
            value={value.from}
            disabled={disabled}
            onChange={(from) => onChange({ ...value, from })}
          />
          <DateField
            label={t('work.to')}
            value={value.to}
            min={value.from || undefined}
            disabled={disabled}
            onChange={(to) => onChange({ ...value, to })}
          />
          {error && <FieldError>{error}</FieldError>}
        </fieldset>
      )}
    </CharacterField>
  );
}

/** What is paid, and when they work. */
export function WorkSection() {
  const { t } = useTranslation('characterEditor');
  return (
    <section>
      <SectionTitle aside={t('work.aside')}>{t('work.title')}</SectionTitle>
      <div className={classes.work}>
        <FeeFields />
        <CharacterField name="workDays">
          {({ onChange, disabled, ...input }) => (
            <TextField
              {...input}
              inputMode="numeric"
              autoComplete="off"
              readOnly={disabled}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )}
        </CharacterField>
        <DateFields />
      </div>
    </section>
  );
}
