import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import choices from '../choices/choices.module.css';
import { RequiredMark } from '../required-mark/required-mark.tsx';
import select from '../select-field/select-field.module.css';
import field from '../text-field/text-field.module.css';
import classes from './birth-date-field.module.css';

interface DateFields {
  day: string;
  /** 1 to 12, as text. */
  month: string;
  year: string;
}

interface BirthDateFieldProps {
  label: string;
  value: DateFields;
  onChange: (value: DateFields) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  isRequired?: boolean | undefined;
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => ({
  number: index + 1,
  name: monthName.format(new Date(Date.UTC(2000, index, 1))),
}));

/** Typed rather than picked, because people know their date of birth. */
export function BirthDateField(props: BirthDateFieldProps) {
  const { label, value, onChange, hint, error, disabled, isRequired } = props;
  const { t } = useTranslation('formControls');
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const isInvalid = error ? true : undefined;
  const input = (name: 'day' | 'year', autoComplete: string, length: number) => (
    <label className={classes.field}>
      {t(`birthDate.${name}`)}
      <span className={field.line} data-invalid={isInvalid} data-disabled={disabled || undefined}>
        <input
          className={field.input}
          inputMode="numeric"
          autoComplete={autoComplete}
          maxLength={length}
          disabled={disabled}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          value={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
        />
      </span>
    </label>
  );
  return (
    <fieldset className={choices.group} aria-labelledby={`${id}-label`}>
      <div className={choices.head}>
        <span className={choices.legend} id={`${id}-label`}>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </div>
      <div className={classes.fields}>
        {input('day', 'bday-day', 2)}
        <label className={classes.field}>
          {t('birthDate.month')}
          <span className={select.line}>
            <select
              className={select.select}
              autoComplete="bday-month"
              disabled={disabled}
              aria-required={isRequired || undefined}
              aria-invalid={isInvalid}
              aria-describedby={describedBy}
              value={value.month}
              onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
            >
              <option value="">{t('birthDate.monthNone')}</option>
              {months.map(({ number, name }) => (
                <option key={number} value={number}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown size={18} aria-hidden />
          </span>
        </label>
        {input('year', 'bday-year', 4)}
      </div>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
