import type { ComponentProps } from 'react';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import { StrengthMeter } from '../../../../shared/ui/password-field/strength-meter.tsx';
import classes from './new-password-field.module.css';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  typed: string;
  /** What a guesser knows about the person. */
  own?: readonly string[];
}

/** A password being chosen: how strong it is, while it is typed. */
export function NewPasswordField({ typed, own = [], ...field }: NewPasswordFieldProps) {
  return (
    <div className={classes.field}>
      <PasswordField {...field} autoComplete="new-password" />
      <StrengthMeter password={typed} own={own} />
    </div>
  );
}
