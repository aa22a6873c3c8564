import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { useOwnCharacters } from '../../characters/index.ts';

interface CharacterChoiceProps {
  /** Undefined for no character. */
  chosen: number | undefined;
  onChoose: (characterId: number | undefined) => void;
}

/** Names the character and the project that something is for. Another can be chosen, or none. */
export function CharacterChoice({ chosen, onChoose }: CharacterChoiceProps) {
  const { t } = useTranslation('unlocking');
  const { data: characters = [] } = useOwnCharacters();
  const castable = characters.filter(({ status }) => status !== 'dropped');
  if (castable.length === 0 && chosen === undefined) return null;
  const isUnknown = chosen !== undefined && !castable.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={t('character.label')}
      placeholder={t('character.none')}
      value={chosen ?? ''}
      options={[
        ...(isUnknown ? [{ value: String(chosen), label: t('character.unknown') }] : []),
        ...castable.map(({ id, name, project_title: project }) => ({
          value: String(id),
          label: t('character.name', { name, project }),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
    />
  );
}
