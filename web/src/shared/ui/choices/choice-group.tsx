import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import { RequiredMark } from '../required-mark/required-mark.tsx';
import field from '../text-field/text-field.module.css';
import classes from './choices.module.css';

export interface ChoiceGroupProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  /** Marked, and said by screen readers. */
  isRequired?: boolean | undefined;
}

interface GroupProps extends ChoiceGroupProps {
  children: ReactNode;
  /** Clears the choice, if that is allowed. */
  onClear?: (() => void) | undefined;
}

/** A fieldset with its choices, hint and error. */
export function ChoiceGroup({ label, hint, error, disabled, isRequired, onClear, children }: GroupProps) {
  const id = useId();
  const { t } = useTranslation('formControls');
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classes.group}
      disabled={disabled}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      aria-labelledby={`${id}-label`}
    >
      <div className={classes.head}>
        <span className={classes.legend} id={`${id}-label`}>
          {label}
          {isRequired && <RequiredMark />}
        </span>
        {onClear && !disabled && (
          <button
            type="button"
            className={classes.clear}
            onClick={onClear}
            aria-label={t('clearOf', { label })}
          >
            {t('clear')}
          </button>
        )}
      </div>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
