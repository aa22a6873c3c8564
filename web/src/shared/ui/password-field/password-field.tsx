import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PlainButton } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import classes from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>;

/** Caps Lock is only known after a key press in the field. */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } };
}

/** A password input that can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('controls');
  const [isShown, setIsShown] = useState(false);
  const capsLock = useCapsLock();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      {...capsLock.handlers}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      end={
        <>
          <span role="status" className={classes.capsLock}>
            {capsLock.isOn && t('capsLock')}
          </span>
          <PlainButton
            className={classes.eye}
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={20} aria-hidden />
          </PlainButton>
        </>
      }
    />
  );
}
