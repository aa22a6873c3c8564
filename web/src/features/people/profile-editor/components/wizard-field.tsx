import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { FieldName, WizardValues } from '../fields/values.ts';
import { placeId } from '../model/places.ts';
import { useWizard } from '../model/wizard-context.ts';
import { FieldPlace } from './field-place.tsx';

export interface WizardFieldHandle<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly label: string;
}

interface WizardFieldProps<K extends FieldName> {
  name: K;
  children: (field: WizardFieldHandle<WizardValues[K]>) => ReactNode;
}

/** A field of the profile: what a control needs to show it, change it and say what is wrong. */
export function WizardField<K extends FieldName>({ name, children }: WizardFieldProps<K>) {
  const { t } = useTranslation('profileWizard');
  const { wizard, isReadOnly } = useWizard();
  const { saving } = wizard;
  const label = t(`fields.${name}`);
  const onChange = (value: WizardValues[K]) => saving.set(name, value);
  return (
    <FieldPlace saving={saving} name={name} id={placeId(name)}>
      {({ value, error }) => children({ value, error, onChange, disabled: isReadOnly, label })}
    </FieldPlace>
  );
}
