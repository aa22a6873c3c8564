import { useSyncExternalStore } from 'react';
import type { FieldState } from '../autosave/field.ts';
import type { FieldName, WizardValues } from '../fields/values.ts';
import { useWizard } from './wizard-context.ts';

/** How a field stands, drawn anew when it changes and not when another does. */
export function useFieldState<K extends FieldName>(name: K): FieldState<WizardValues[K]> {
  const { saving } = useWizard().wizard;
  return useSyncExternalStore(saving.subscribe, () => saving.state(name));
}

export const useFieldValue = <K extends FieldName>(name: K): WizardValues[K] => useFieldState(name).value;
