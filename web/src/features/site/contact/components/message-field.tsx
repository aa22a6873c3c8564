import { supportTopics } from '@callboard/contract/site/content';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { contact } from '../../../../shared/i18n/en/contact.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';

type FieldName = keyof typeof contact.missing;

export interface FormField {
  readonly name: FieldName;
  /** Half width on wide screens. */
  readonly isHalf?: boolean;
}

const lines = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', hint: 'emailHint' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: 'mobileHint' },
  company: { autoComplete: 'organization' },
  website: { type: 'url', autoComplete: 'url', inputMode: 'url', placeholder: 'websitePlaceholder' },
  subject: { autoComplete: 'off' },
} as const satisfies Partial<Record<FieldName, object>>;

interface MessageFieldProps {
  name: FieldName;
  field: UseFormRegisterReturn & { label: string; error: string | undefined; required: boolean };
}

/** One field, the same in all contact forms. */
export function MessageField({ name, field }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  if (name === 'message') return <TextArea {...field} />;
  if (name === 'topic') {
    const options = supportTopics.map((value) => ({ value, label: t(`topics.${value}`) }));
    return <SelectField {...field} placeholder={t('topicPlaceholder')} options={options} />;
  }
  const line = lines[name];
  return (
    <TextField
      {...field}
      {...line}
      placeholder={'placeholder' in line ? t(line.placeholder) : undefined}
      hint={'hint' in line ? t(line.hint) : undefined}
    />
  );
}
