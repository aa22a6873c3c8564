import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import type { MasterData } from '@callboard/contract/site/reference';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FieldState } from '../../../../shared/lib/autosave/field.ts';
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

/** A list with the entries that this talent has added to it. */
export function useOpenList(list: 'skills' | 'hobbies') {
  const { lists, payload } = useWizard();
  const { added_entries } = payload.skill_and_education;
  return useMemo(() => {
    const known = new Set(lists[list].map(({ id }) => id));
    const added = added_entries.filter((one) => one.list === list && !known.has(one.id));
    return [...lists[list], ...added.map(({ id, name }) => ({ id, name }))];
  }, [lists, list, added_entries]);
}

/** The state of one field; renders again only when that field changes. */
export function useFieldState<K extends FieldName>(name: K): FieldState<WizardValues[K]> {
  const { saving } = useWizard().wizard;
  return useSyncExternalStore(saving.subscribe, () => saving.state(name));
}

export const useFieldValue = <K extends FieldName>(name: K): WizardValues[K] => useFieldState(name).value;
