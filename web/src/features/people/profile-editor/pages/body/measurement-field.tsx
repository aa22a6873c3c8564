import { type MeasureName, sizeTypeById, sizeTypes } from '@callboard/contract/people/measurements';
import { useId } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { RequiredMark } from '../../../../../shared/ui/required-mark/required-mark.tsx';
import { SegmentSwitch } from '../../../../../shared/ui/segment-switch/segment-switch.tsx';
import field from '../../../../../shared/ui/text-field/text-field.module.css';
import { FieldError } from '../../../../../shared/ui/text-field/text-field.tsx';
import { type NamesOf, WizardField } from '../../components/wizard-field.tsx';
import { inUnit, type MeasurementText, typed, unitsOf } from '../../fields/measurement-text.ts';
import classes from './measurement-field.module.css';

interface MeasurementFieldProps {
  name: NamesOf<MeasurementText>;
  measure: MeasureName;
}

interface ControlProps {
  label: string;
  measure: MeasureName;
  value: MeasurementText;
  onChange: (value: MeasurementText) => void;
  error: string | undefined;
  disabled: boolean;
  isRequired: boolean;
}

interface LineProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  unit?: string;
  hasError: boolean;
  describedBy: string | undefined;
  disabled: boolean;
  isRequired: boolean;
}

function Line({ label, text, onType, unit, hasError, describedBy, disabled, isRequired }: LineProps) {
  return (
    <span className={field.line} data-invalid={hasError || undefined} data-disabled={disabled || undefined}>
      <input
        className={field.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-required={isRequired || undefined}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {unit && (
        <span className={classes.unit} aria-hidden>
          {unit}
        </span>
      )}
    </span>
  );
}

type UnitName = keyof typeof sizeTypes;
const unitNames: readonly UnitName[] = ['centimetres', 'inches', 'feet', 'kilograms', 'pounds'];
const unitNameOf = (unit: number): UnitName =>
  unitNames.find((name) => sizeTypes[name].id === sizeTypeById(unit)?.id) ?? 'centimetres';

function MeasurementControl(props: ControlProps) {
  const { label, measure, value, onChange, error, disabled, isRequired } = props;
  const { t } = useTranslation('profileWizard');
  const id = useId();
  const line = { hasError: error !== undefined, describedBy: error && id, disabled, isRequired };
  const units = unitsOf(measure).map((unit) => ({
    value: unit,
    label: t(`body.measurements.units.${unitNameOf(unit)}.short`),
    spoken: t(`body.measurements.units.${unitNameOf(unit)}.said`),
  }));
  return (
    <fieldset className={classes.measure} aria-label={label}>
      <span className={classes.label} aria-hidden>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div className={classes.line}>
        {value.unit === sizeTypes.feet.id ? (
          <>
            <Line
              {...line}
              label={`${label}, ${t('body.measurements.feet')}`}
              unit="ft"
              text={value.text}
              onType={(text) => onChange(typed(value, { text }))}
            />
            <Line
              {...line}
              label={`${label}, ${t('body.measurements.inches')}`}
              unit="in"
              text={value.inches}
              onType={(inches) => onChange(typed(value, { inches }))}
            />
          </>
        ) : (
          <Line
            {...line}
            label={label}
            text={value.text}
            onType={(text) => onChange(typed(value, { text }))}
          />
        )}
        <SegmentSwitch
          label={t('body.measurements.unitOf', { measure: label })}
          options={units}
          value={value.unit}
          onChange={(unit) => onChange(inUnit(value, unit))}
          disabled={disabled}
        />
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

/** A number and its unit; changing the unit converts the number. */
export function MeasurementField({ name, measure }: MeasurementFieldProps) {
  return (
    <WizardField name={name}>
      {(control) => <MeasurementControl {...control} measure={measure} />}
    </WizardField>
  );
}
