import { Check } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TextField, type TextFieldProps } from '../../../../shared/ui/text-field/text-field.tsx';
import { normaliseMobile } from '../mobile/format-mobile.ts';

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
      end={normaliseMobile(typed) && <Check size={18} aria-hidden />}
      {...field}
    />
  );
}
