import { createContext, type ReactNode, useContext } from 'react';
import type { characterEditor } from '../../../../shared/i18n/en/character-editor.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { MergedField } from '../../../../shared/ui/autosave/merged-field.tsx';
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
  const { isReadOnly, ...record } = useCharacterForm();
  const { t } = useTranslation('characterEditor');
  return (
    <div id={fieldId(name)} className={classes.field}>
      <MergedField record={record} name={name}>
        {(field) => children({ ...field, disabled: isReadOnly, label: t(`fields.${name}`) })}
      </MergedField>
    </div>
  );
}
