import { CircleAlert, Minus, Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import { readInteger } from '../../lib/typed/read-number.ts';
import choices from '../choices/choices.module.css';
import { RequiredMark } from '../required-mark/required-mark.tsx';
import field from '../text-field/text-field.module.css';
import classes from './age-range.module.css';

interface AgeEndProps {
  label: string;
  isRequired: boolean | undefined;
  text: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
  describedBy: string | undefined;
  disabled: boolean | undefined;
  /** The value of the first step when nothing is typed. */
  start: number;
}

const most = 100;

/** One end, typed or stepped. */
function AgeEnd(props: AgeEndProps) {
  const { label, text, onChange, isInvalid, describedBy, disabled, isRequired, start } = props;
  const { t } = useTranslation('formControls');
  const age = readInteger(text);
  const step = (by: number) => onChange(String(typeof age === 'number' ? age + by : start));
  return (
    <div className={classes.end}>
      <span aria-hidden>{label}</span>
      <span
        className={field.line}
        data-invalid={isInvalid || undefined}
        data-disabled={disabled || undefined}
      >
        <button
          type="button"
          className={classes.step}
          aria-label={t('step.less', { label })}
          disabled={disabled || age === 0}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <input
          className={`${field.input} ${classes.number}`}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          disabled={disabled}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={t('step.more', { label })}
          disabled={disabled || age === most}
          onClick={() => step(1)}
        >
          <Plus size={18} aria-hidden />
        </button>
      </span>
    </div>
  );
}

interface Range {
  from: string;
  to: string;
}

interface AgeRangeProps {
  label: string;
  fromLabel: string;
  toLabel: string;
  value: Range;
  onChange: (value: Range) => void;
  /** A suggested first value, such as the person's own age. */
  start?: number | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  isRequired?: boolean | undefined;
}

const usualStart = 25;

function Track({ from, to }: Range) {
  const [first, last] = [readInteger(from), readInteger(to)];
  if (typeof first !== 'number' || typeof last !== 'number' || last < first || last > 100) {
    return <div className={classes.track} aria-hidden />;
  }
  const style: CSSProperties & { '--from': number; '--to': number } = { '--from': first, '--to': last };
  return (
    <div className={classes.track} aria-hidden>
      <span className={classes.span} style={style} />
    </div>
  );
}

/** Two ages with their range drawn. */
export function AgeRange({ label, fromLabel, toLabel, value, onChange, ...more }: AgeRangeProps) {
  const { hint, error, disabled, isRequired, start = usualStart } = more;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const end = { isInvalid: Boolean(error), describedBy, disabled, isRequired, start };
  return (
    <fieldset className={choices.group} aria-labelledby={`${id}-label`}>
      <div className={choices.head}>
        <span className={choices.legend} id={`${id}-label`}>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </div>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes.ends}>
        <AgeEnd
          {...end}
          label={fromLabel}
          text={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
        <AgeEnd {...end} label={toLabel} text={value.to} onChange={(to) => onChange({ ...value, to })} />
      </div>
      <Track {...value} />
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
