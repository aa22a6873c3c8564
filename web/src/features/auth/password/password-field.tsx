import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../components/text-field.tsx';
import classes from './password-field.module.css';

function RevealButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const { t } = useTranslation('auth');
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={classes.reveal}
      aria-label={t(isShown ? 'password.hide' : 'password.show')}
      onClick={onToggle}
    >
      <Icon size={19} aria-hidden />
    </button>
  );
}

/** Known as soon as a key is pressed in the field; no browser tells before. */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } };
}

/** A password that can be shown, pasted and filled in by a keeper of passwords. */
export function PasswordField(field: TextFieldProps) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  const capsLock = useCapsLock();
  return (
    <TextField
      {...field}
      {...capsLock.handlers}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <>
          <span role="status" className={classes.caps}>
            {capsLock.isOn && t('password.capsLock')}
          </span>
          <RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />
        </>
      }
    />
  );
}
