import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';

export type InvitableRole = 'associate' | 'viewer';

const roles: readonly InvitableRole[] = ['associate', 'viewer'];

interface Control<Value> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

interface RoleChoiceProps {
  role: Control<InvitableRole>;
  credits: Control<number>;
}

/** What a colleague may do, in words, and how many of the owner's credits they may spend. */
export function RoleChoice({ role, credits }: RoleChoiceProps) {
  const { t } = useTranslation('projectPeople');
  const [text, setText] = useState(String(credits.value ?? 0));
  const chosen = role.value ?? 'viewer';
  const type = (typed: string) => {
    setText(typed);
    credits.onChange(Number(typed));
  };
  return (
    <>
      <RadioChips
        label={t('role.label')}
        hint={t(`role.${chosen}Text`)}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={chosen}
        onChange={(next) => next && role.onChange(next)}
        isOptional={false}
      />
      {chosen === 'associate' && (
        <TextField
          label={t('role.credits')}
          hint={t('role.creditsHint')}
          inputMode="numeric"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          error={credits.error && t('role.creditsWrong')}
        />
      )}
    </>
  );
}
