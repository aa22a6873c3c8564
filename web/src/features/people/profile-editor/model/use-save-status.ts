import { useSyncExternalStore } from 'react';
import { type SaveState, saveStateOf } from '../../../../shared/lib/autosave/save-status.ts';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { type FieldOnPage, fieldsInOrder } from './page-fields.ts';
import type { Wizard } from './wizard.ts';

/** The save status to show, and how many fields have to be fixed. */
export function useSaveStatus(wizard: Wizard): { mark: SaveState; invalid: number } {
  const isOnline = useIsOnline();
  const mark = useSyncExternalStore(wizard.subscribe, () => saveStateOf(wizard.status(), isOnline));
  const invalid = useSyncExternalStore(wizard.subscribe, () => wizard.status().invalid.length);
  return { mark, invalid };
}

/** Fields that were not sent because their value isn't valid. */
export function useInvalidFields(wizard: Wizard): readonly FieldOnPage[] {
  const names = useSyncExternalStore(wizard.subscribe, () => wizard.saving.status().invalid.join());
  return fieldsInOrder.filter(({ field }) => names.split(',').includes(field));
}
