import type { TextFieldProps } from '../components/text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { estimateStrength } from './password-strength.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'value' | 'children'> {
  typed: string;
  /** What a guesser knows about the person. */
  own: readonly string[];
  common: ReadonlySet<string> | undefined;
}

/** A password being chosen: how strong it is, while it is typed. */
export function NewPasswordField({ typed, own, common, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField {...field} autoComplete="new-password">
      <StrengthMeter strength={estimateStrength(typed, { own, common })} length={typed.length} />
    </PasswordField>
  );
}
