import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { MasterData } from '@callboard/contract/site/reference';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldState } from '../autosave/field.ts';
import type { FieldName, WizardValues } from '../fields/values.ts';
import type { Wizard } from './wizard.ts';

interface WizardContextValue {
  readonly wizard: Wizard;
  /** The server's last answer, for everything that isn't a field. */
  readonly payload: TalentPayload;
  readonly updatePayload: (change: (payload: TalentPayload) => TalentPayload) => void;
  readonly lists: MasterData;
  /** A frozen profile can be read but not changed. */
  readonly isReadOnly: boolean;
}

export const WizardContext = createContext<WizardContextValue | undefined>(undefined);

export function useWizard(): WizardContextValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error('useWizard needs a WizardContext');
  return value;
}

/** The state of one field; renders again only when that field changes. */
export function useFieldState<K extends FieldName>(name: K): FieldState<WizardValues[K]> {
  const { saving } = useWizard().wizard;
  return useSyncExternalStore(saving.subscribe, () => saving.state(name));
}

export const useFieldValue = <K extends FieldName>(name: K): WizardValues[K] => useFieldState(name).value;
