import { createContext, type ReactNode, useContext } from 'react';
import type { characterEditor } from '../../../../shared/i18n/en/character-editor.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { AutosaveField } from '../../../../shared/ui/autosave/autosave-field.tsx';
import { ConflictNote } from '../../../../shared/ui/autosave/conflict-note.tsx';
import type { CharacterValues } from '../model/character-values.ts';
import type { CharacterSaving } from '../model/use-character-saving.ts';
import classes from './character-field.module.css';

interface FormContext extends CharacterSaving {
  readonly isReadOnly: boolean;
}
const CharacterForm = createContext<FormContext | undefined>(undefined);
export const CharacterFormProvider = CharacterForm.Provider;

export function useCharacterForm(): FormContext {
  const form = useContext(CharacterForm);
  if (!form) throw new Error('A field of a character needs a CharacterFormProvider');
  return form;
}

export interface CharacterFieldHandle<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly label: string;
}

export type FieldName = keyof typeof characterEditor.fields & keyof CharacterValues;
export const fieldId = (name: string) => `character-${name}`;

interface CharacterFieldProps<K extends FieldName> {
  name: K;
  children: (field: CharacterFieldHandle<CharacterValues[K]>) => ReactNode;
}

/** A field of the character with everything its control needs, and both versions after a conflict. */
export function CharacterField<K extends FieldName>({ name, children }: CharacterFieldProps<K>) {
  const { saving, conflicts, isReadOnly } = useCharacterForm();
  const { t } = useTranslation('characterEditor');
  const { [name]: conflict } = useStore(conflicts.store);
  const onChange = (value: CharacterValues[K]) => saving.set(name, value);
  return (
    <div id={fieldId(name)} className={classes.field}>
      <AutosaveField saving={saving} name={name}>
        {({ value, error }) =>
          children({ value, error, onChange, disabled: isReadOnly, label: t(`fields.${name}`) })
        }
      </AutosaveField>
      {conflict && (
        <ConflictNote
          conflict={conflict}
          onUseMine={() => {
            onChange(conflict.mine);
            conflicts.settle(name);
          }}
          onKeepTheirs={() => conflicts.settle(name)}
        />
      )}
    </div>
  );
}
