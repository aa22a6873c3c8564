import type { ReactNode } from 'react';
import type { projectForm } from '../../../../shared/i18n/en/project-form.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Days } from '../../../../shared/lib/autosave/wire-fields.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Columns } from '../../../../shared/ui/layout/layout.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import field from '../../../../shared/ui/text-field/text-field.module.css';
import { FieldError, TextField, type TextFieldProps } from '../../../../shared/ui/text-field/text-field.tsx';
import classes from './project-controls.module.css';
import { ProjectField, type ProjectFieldHandle } from './project-field.tsx';
import type { FeeRange, ProjectValues } from './project-values.ts';

/** The names of the fields with this type of value. */
type NamesOf<T> = {
  [K in keyof typeof projectForm.fields]: [ProjectValues[K], T] extends [T, ProjectValues[K]] ? K : never;
}[keyof typeof projectForm.fields];

interface ProjectTextProps extends Pick<TextFieldProps, 'isRequired' | 'autoComplete'> {
  name: NamesOf<string>;
  hint?: ReactNode;
}

export function ProjectText({ name, hint, ...input }: ProjectTextProps) {
  return (
    <ProjectField name={name}>
      {({ label, value, onChange, error, disabled }) => (
        <TextField
          autoComplete="off"
          {...input}
          label={label}
          value={value}
          error={error}
          hint={hint}
          readOnly={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </ProjectField>
  );
}

export function ProjectArea({ name, hint, rows = 5 }: ProjectTextProps & { rows?: number }) {
  return (
    <ProjectField name={name}>
      {({ label, value, onChange, error, disabled }) => (
        <TextArea
          label={label}
          rows={rows}
          value={value}
          error={error}
          hint={hint}
          readOnly={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </ProjectField>
  );
}

export function ProjectDate({ name, hint }: { name: NamesOf<string>; hint?: ReactNode }) {
  return <ProjectField name={name}>{(control) => <DateField {...control} hint={hint} />}</ProjectField>;
}

/** First and last day side by side. The error stands under the last one. */
export function ProjectDays({ name }: { name: NamesOf<Days> }) {
  const { t } = useTranslation('projectForm');
  return (
    <ProjectField name={name}>
      {({ label, value, onChange, error, disabled }) => (
        <fieldset className={classes.group} aria-label={label}>
          <Columns gap={3}>
            <DateField
              label={t('days.from', { label })}
              value={value.from}
              disabled={disabled}
              onChange={(from) => onChange({ ...value, from })}
            />
            <DateField
              label={t('days.to', { label })}
              value={value.to}
              min={value.from || undefined}
              error={error}
              disabled={disabled}
              onChange={(to) => onChange({ ...value, to })}
            />
          </Columns>
        </fieldset>
      )}
    </ProjectField>
  );
}

function FeeControl({ label, value, onChange, error, disabled }: ProjectFieldHandle<FeeRange>) {
  const { t } = useTranslation('projectForm');
  const units = (['day', 'project', 'month'] as const).map((unit) => ({
    value: unit,
    label: t(`fee.per.${unit}`),
  }));
  return (
    <fieldset className={classes.group} aria-label={label}>
      <div className={classes.fee}>
        {(['min', 'max'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`fee.${end}`)}
            start="₹"
            inputMode="numeric"
            autoComplete="off"
            value={value[end]}
            readOnly={disabled}
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value })}
          />
        ))}
        <div className={classes.unit}>
          <SegmentSwitch
            label={t('fee.unit')}
            options={units}
            value={value.per}
            onChange={(per) => onChange({ ...value, per })}
            disabled={disabled}
          />
        </div>
      </div>
      {error ? <FieldError>{error}</FieldError> : <p className={field.hint}>{t('hints.fee')}</p>}
    </fieldset>
  );
}

/** What the production pays, as a range. */
export function ProjectFee() {
  return <ProjectField name="fee">{(control) => <FeeControl {...control} />}</ProjectField>;
}
