import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './code-input.module.css';

export const codeLength = 6;
const boxes = [0, 1, 2, 3, 4, 5];

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, codeLength);

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once all six digits are there. */
  onFull: (code: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Selects one digit, so typing replaces it. */
const selectDigit = (input: HTMLInputElement, at: number) =>
  input.setSelectionRange(at, Math.min(at + 1, input.value.length));

/**
 * Six boxes drawn behind one real input, so paste, autofill, backspace and screen readers work as
 * usual.
 */
export function CodeInput({ label, value, onChange, onFull, error, ref }: CodeInputProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  const [caret, setCaret] = useState<number>();

  const update = (text: string) => {
    const code = digitsOf(text);
    if (code === value) return;
    onChange(code);
    if (code.length === codeLength) onFull(code);
  };

  const trackCaret = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = input;
    if (selectionStart === null) return;
    if (selectionStart === selectionEnd && selectionStart < input.value.length)
      selectDigit(input, selectionStart);
    setCaret(Math.min(selectionStart, codeLength - 1));
  };

  const moveLeft = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.key !== 'ArrowLeft' || event.shiftKey || !input.selectionStart) return;
    event.preventDefault();
    selectDigit(input, input.selectionStart - 1);
  };

  const selectBox = ({ currentTarget: input, nativeEvent }: MouseEvent<HTMLInputElement>) => {
    const box = Math.floor((nativeEvent.offsetX * codeLength) / Math.max(input.clientWidth, 1));
    selectDigit(input, Math.min(box, input.value.length));
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    update(event.clipboardData.getData('text'));
  };

  return (
    <div>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={classes.frame}>
        <input
          ref={ref}
          id={id}
          className={classes.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          spellCheck={false}
          aria-label={t('code.label', { label })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          onChange={(event) => update(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={moveLeft}
          onClick={selectBox}
          onSelect={trackCaret}
          onFocus={trackCaret}
          onBlur={() => setCaret(undefined)}
        />
        <div className={classes.boxes} aria-hidden>
          {boxes.map((at) => (
            <span key={at} data-active={at === caret || undefined}>
              {value[at]}
            </span>
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
