import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { latinDigits } from '../../lib/typed/digits.ts';
import '../form-i18n.ts';
import { FieldError } from '../text-field/text-field.tsx';
import classes from './code-input.module.css';

export const codeLength = 6;
const boxes = [0, 1, 2, 3, 4, 5];

/** The code in a text, such as a whole message that was pasted. */
const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '').slice(0, codeLength);

interface CodeInputProps {
  label: string;
  /** For screen readers. Left out: the label, and that it takes 6 digits. */
  spokenLabel?: string | undefined;
  name?: string | undefined;
  /** At the right end of the label: a button such as "Send code". */
  aside?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  value: string;
  onChange: (code: string) => void;
  /** Called once all six digits are there. */
  onFull?: ((code: string) => void) | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Focused when its dialog opens. */
  isFocusedFirst?: boolean | undefined;
}

/** Selects one digit, so typing replaces it. */
const selectDigit = (input: HTMLInputElement, at: number) =>
  input.setSelectionRange(at, Math.min(at + 1, input.value.length));

/**
 * Six boxes drawn behind one real input, so paste, autofill, backspace and screen readers work as
 * usual.
 */
export function CodeInput(props: CodeInputProps) {
  const { label, spokenLabel, aside, hint, value, onChange, onFull, error, ref, name, disabled } = props;
  const { t } = useTranslation('formControls');
  const id = useId();
  const [caret, setCaret] = useState<number>();

  const update = (text: string) => {
    const code = digitsOf(text);
    if (code === value) return;
    onChange(code);
    if (code.length === codeLength) onFull?.(code);
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

  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.code}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={classes.frame}>
        <input
          ref={ref}
          id={id}
          name={name}
          data-autofocus={props.isFocusedFirst || undefined}
          disabled={disabled}
          className={classes.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          spellCheck={false}
          aria-label={spokenLabel ?? t('code.label', { label })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          value={value}
          onChange={(event) => update(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={moveLeft}
          onClick={selectBox}
          onSelect={trackCaret}
          onFocus={trackCaret}
          onBlur={() => {
            setCaret(undefined);
            props.onBlur?.();
          }}
        />
        <div className={classes.boxes} aria-hidden>
          {boxes.map((at) => (
            <span key={at} data-active={at === caret || undefined}>
              {value[at]}
            </span>
          ))}
        </div>
      </div>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
