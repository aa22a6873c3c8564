import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { AutosaveField } from '../../../../shared/ui/autosave/autosave-field.tsx';
import type { FieldName, WizardValues } from '../fields/values.ts';
import { requiredFields } from '../model/page-fields.ts';
import { targetId } from '../model/pages.ts';
import { useWizard } from '../model/wizard-context.ts';

/** The names of the fields with this type of value. */
export type NamesOf<T> = {
  [K in FieldName]: [WizardValues[K], T] extends [T, WizardValues[K]] ? K : never;
}[FieldName];

export interface WizardFieldHandle<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly label: string;
  /** Publishing needs it. */
  readonly isRequired: boolean;
}

interface WizardFieldProps<K extends FieldName> {
  name: K;
  children: (field: WizardFieldHandle<WizardValues[K]>) => ReactNode;
}

/** A field of the profile, with everything its control needs. */
export function WizardField<K extends FieldName>({ name, children }: WizardFieldProps<K>) {
  const { t } = useTranslation('profileWizard');
  const { wizard, isReadOnly } = useWizard();
  const { saving } = wizard;
  const label = t(`fields.${name}`);
  const isRequired = requiredFields.has(name);
  const onChange = (value: WizardValues[K]) => saving.set(name, value);
  return (
    <AutosaveField saving={saving} name={name} id={targetId(name)}>
      {({ value, error }) => children({ value, error, onChange, disabled: isReadOnly, label, isRequired })}
    </AutosaveField>
  );
}
