import { supportTopics } from '@callboard/contract/site/content';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { type FormField, type FormValues, fieldInputs } from './form-fields.ts';

interface MessageFieldProps {
  field: FormField;
  form: UseFormReturn<FormValues>;
}

/** One question of a form, asked the same way in all of them. */
export function MessageField({ field: { name, isOptional = false }, form }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  const error = form.formState.errors[name]?.message;
  const asked = fieldInputs[name];
  const shared = {
    ...form.register(name),
    label: isOptional ? t('optional', { label: t(name) }) : t(name),
    error,
    required: !isOptional,
  };
  if (asked.kind === 'area') return <TextArea {...shared} />;
  if (asked.kind === 'choice') {
    const options = supportTopics.map((value) => ({ value, label: t(`topics.${value}`) }));
    return <SelectField {...shared} placeholder={t('topicPlaceholder')} options={options} />;
  }
  return (
    <TextField
      {...shared}
      type={'type' in asked ? asked.type : 'text'}
      autoComplete={asked.autoComplete}
      {...('inputMode' in asked && { inputMode: asked.inputMode })}
      {...('placeholder' in asked && { placeholder: t(asked.placeholder) })}
      {...('hint' in asked && { hint: t(asked.hint) })}
    />
  );
}
