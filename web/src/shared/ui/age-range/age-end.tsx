import { Minus, Plus } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readWhole } from '../../lib/typed/read-number.ts';
import '../form-words.ts';
import field from '../text-field/text-field.module.css';
import classes from './age-range.module.css';

interface AgeEndProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  isFaulty: boolean;
  describedBy: string | undefined;
  disabled: boolean | undefined;
  /** Where the first step leads when nothing is typed yet. */
  start: number;
}

const most = 100;

/** One end: typed, or stepped with the thumb. */
export function AgeEnd({ label, text, onChange, isFaulty, describedBy, disabled, start }: AgeEndProps) {
  const { t } = useTranslation('formControls');
  const age = readWhole(text);
  const step = (by: number) => onChange(String(typeof age === 'number' ? age + by : start));
  return (
    <div className={classes.end}>
      <span aria-hidden>{label}</span>
      <span className={field.line} data-faulty={isFaulty || undefined} data-disabled={disabled || undefined}>
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
          aria-invalid={isFaulty || undefined}
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
