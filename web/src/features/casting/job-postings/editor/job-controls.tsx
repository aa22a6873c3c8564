import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import field from '../../../../shared/ui/text-field/text-field.module.css';
import { FieldError, TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import classes from './job-controls.module.css';
import { JobField } from './job-field.tsx';

interface JobTextProps {
  name: 'title' | 'productionTitle' | 'payNote';
  hint?: ReactNode;
  isRequired?: boolean;
}

export function JobText({ name, hint, isRequired }: JobTextProps) {
  return (
    <JobField name={name}>
      {({ label, value, onChange, error, disabled }) => (
        <TextField
          autoComplete="off"
          label={label}
          isRequired={isRequired}
          value={value}
          error={error}
          hint={hint}
          readOnly={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </JobField>
  );
}

interface JobAreaProps {
  name: 'description';
  hint: string;
  most: number;
}

export function JobArea({ name, hint, most }: JobAreaProps) {
  return (
    <JobField name={name}>
      {({ label, value, onChange, error, disabled }) => (
        <TextArea
          label={label}
          rows={7}
          value={value}
          error={error}
          hint={hint}
          aside={<CharacterCount text={value} most={most} />}
          readOnly={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </JobField>
  );
}

interface StepperProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabled: boolean;
  most: number;
}

/** A whole number from 1, typed or stepped. */
export function Stepper({ label, value, onChange, error, disabled, most }: StepperProps) {
  const { t } = useTranslation('formControls');
  const id = useId();
  const number = readInteger(value);
  const step = (by: number) => onChange(String(typeof number === 'number' ? number + by : 1));
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.line} data-invalid={error ? true : undefined}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('step.less', { label })}
          disabled={disabled || number === null || number === 1}
          onClick={() => step(-1)}
        >
          <Minus size={17} aria-hidden />
        </button>
        <input
          id={id}
          className={`${field.input} ${classes.number}`}
          inputMode="numeric"
          autoComplete="off"
          readOnly={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={t('step.more', { label })}
          disabled={disabled || number === most}
          onClick={() => step(1)}
        >
          <Plus size={17} aria-hidden />
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
