import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { useFaultWords } from './faults.ts';
import classes from './form.module.css';

interface Names {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps {
  register: UseFormRegister<Names>;
  errors: FieldErrors<Names>;
}

export function NameFields({ register, errors }: NameFieldsProps) {
  const { t } = useTranslation('auth');
  const words = useFaultWords();
  return (
    <div className={classes.names}>
      <TextField
        label={t('fields.firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={80}
        error={words(errors.firstName)}
        {...register('firstName')}
      />
      <TextField
        label={t('fields.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={80}
        error={words(errors.lastName)}
        {...register('lastName')}
      />
    </div>
  );
}
