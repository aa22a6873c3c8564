import { Check } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { TextButton } from '../components/text-link.tsx';
import { formatNational } from '../mobile/format-mobile.ts';

/** The number a code was sent to, settled until somebody changes it. */
export function SentNumber({ mobile, onChange }: { mobile: string; onChange: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={t('fields.mobile')}
      aside={
        <TextButton isQuiet label={t('code.changeNumber')} onClick={onChange}>
          {t('code.change')}
        </TextButton>
      }
      start="+91"
      end={<Check size={18} aria-hidden />}
      type="tel"
      readOnly
      value={formatNational(mobile)}
    />
  );
}
