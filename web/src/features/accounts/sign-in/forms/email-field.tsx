import { Email } from '@callboard/contract/accounts/credentials';
import { Check } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TextField, type TextFieldProps } from '../../../../shared/ui/text-field/text-field.tsx';

interface EmailFieldProps extends Omit<TextFieldProps, 'label'> {
  /** Shows a tick once the address is one. */
  typed?: string;
}

export function EmailField({ typed = '', ...field }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  const isGood = Email.safeParse(typed).success;
  return (
    <TextField
      label={t('fields.email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      end={isGood && <Check size={18} aria-hidden />}
      {...field}
    />
  );
}
