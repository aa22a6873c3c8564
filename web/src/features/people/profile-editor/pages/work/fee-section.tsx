import { feeNoteLimit, feeUnits } from '@callboard/contract/people/fees';
import { useId } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatUsualFee } from '../../../../../shared/lib/format/usual-fee.ts';
import { readRupees } from '../../../../../shared/lib/typed/read-rupees.ts';
import { CharacterCount } from '../../../../../shared/ui/character-count/character-count.tsx';
import { SegmentSwitch } from '../../../../../shared/ui/segment-switch/segment-switch.tsx';
import field from '../../../../../shared/ui/text-field/text-field.module.css';
import { FieldError, TextField } from '../../../../../shared/ui/text-field/text-field.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { WizardField, type WizardFieldHandle } from '../../components/wizard-field.tsx';
import type { FeeText } from '../../fields/usual-fee.ts';
import classes from './fee-section.module.css';

type FeeControlProps = WizardFieldHandle<FeeText>;

function Amount({ label, value, onChange, error, disabled }: FeeControlProps) {
  const { t } = useTranslation('profileWizard');
  const { t: cardText } = useTranslation('talentCard');
  const id = useId();
  const rupees = readRupees(value.rupees);
  const isSaid = typeof rupees === 'number' && error === undefined;
  return (
    <fieldset className={classes.fee} aria-label={label}>
      <span className={field.label} aria-hidden>
        {label}
      </span>
      <div className={classes.line}>
        <span
          className={field.line}
          data-invalid={error !== undefined || undefined}
          data-disabled={disabled || undefined}
        >
          <span className={field.start} aria-hidden>
            ₹
          </span>
          <input
            className={field.input}
            inputMode="text"
            autoComplete="off"
            aria-label={t('work.fee.amount')}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={id}
            readOnly={disabled}
            value={value.rupees}
            onChange={(event) => onChange({ ...value, rupees: event.currentTarget.value })}
          />
        </span>
        <SegmentSwitch
          label={t('work.fee.unit')}
          options={feeUnits.map((unit) => ({ value: unit, label: t(`work.fee.per.${unit}`) }))}
          value={value.per}
          onChange={(per) => onChange({ ...value, per })}
          disabled={disabled}
        />
      </div>
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        <p className={field.hint} id={id}>
          {isSaid
            ? t('work.fee.said', { fee: formatUsualFee({ rupees, per: value.per }, cardText) })
            : t('work.fee.hint')}
        </p>
      )}
    </fieldset>
  );
}

function FeeControl(control: FeeControlProps) {
  const { t } = useTranslation('profileWizard');
  const { value, onChange, disabled } = control;
  return (
    <>
      <Amount {...control} />
      <TextField
        label={t('work.fee.note')}
        value={value.note}
        readOnly={disabled}
        autoComplete="off"
        hint={
          <>
            {t('work.fee.noteHint')} <CharacterCount text={value.note} most={feeNoteLimit} />
          </>
        }
        onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
      />
    </>
  );
}

/** What the talent usually asks for. Never shown to guests or other talents. */
export function FeeSection() {
  const { t } = useTranslation('profileWizard');
  return (
    <PageSection title={t('work.fee.title')} aside={t('work.fee.aside')}>
      <p>{t('work.fee.text')}</p>
      <WizardField name="usualFee">{(control) => <FeeControl {...control} />}</WizardField>
    </PageSection>
  );
}
