import { Email } from '@callboard/contract/accounts/credentials';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { normaliseMobile } from '../../../../shared/lib/typed/mobile.ts';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import { StrengthMeter } from '../../../../shared/ui/password-field/strength-meter.tsx';
import { TextField, type TextFieldProps } from '../../../../shared/ui/text-field/text-field.tsx';
import classes from './form.module.css';

interface NameFieldsProps {
  field: (name: 'firstName' | 'lastName') => Omit<TextFieldProps, 'label'>;
}

export function NameFields({ field }: NameFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.names}>
      <TextField
        label={t('fields.firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={80}
        {...field('firstName')}
      />
      <TextField
        label={t('fields.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={80}
        {...field('lastName')}
      />
    </div>
  );
}

interface EmailFieldProps extends Omit<TextFieldProps, 'label'> {
  /** Shows a tick once this is a valid email, unless something else is wrong with it. */
  typed?: string;
  /** An email that was refused because it has an account. */
  taken?: string | undefined;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function EmailField({ typed = '', taken, ...field }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  const isFine =
    !field.error && Email.safeParse(typed).success && (taken === undefined || !isSame(typed, taken));
  return (
    <TextField
      label={t('fields.email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      end={isFine && <Check size={18} aria-hidden />}
      {...field}
    />
  );
}

interface MobileFieldProps extends Omit<TextFieldProps, 'label'> {
  typed: string;
}

export function MobileField({ typed, ...field }: MobileFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={t('fields.mobile')}
      hint={t('fields.mobileHint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
      start="+91"
      end={!field.error && normaliseMobile(typed) && <Check size={18} aria-hidden />}
      {...field}
    />
  );
}

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  typed: string;
  /** What a guesser knows about the person. */
  own?: readonly string[];
}

export function NewPasswordField({ typed, own = [], ...field }: NewPasswordFieldProps) {
  return (
    <Stack gap={2}>
      <PasswordField {...field} autoComplete="new-password" />
      <StrengthMeter password={typed} own={own} />
    </Stack>
  );
}
