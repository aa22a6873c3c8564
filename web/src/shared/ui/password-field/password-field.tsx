import { UnstyledButton } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../text-field/text-field.tsx';
import classes from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>;

/** A secret that its owner may look at while typing: on a phone nobody types blindly. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('controls');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <UnstyledButton
          className={classes.eye}
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} aria-hidden />
        </UnstyledButton>
      }
    />
  );
}
