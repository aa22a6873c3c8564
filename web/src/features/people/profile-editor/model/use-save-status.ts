import { useSyncExternalStore } from 'react';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { type SaveMark, saveMark } from '../autosave/save-status.ts';
import { type FieldOnPage, fieldsInOrder } from './page-fields.ts';
import type { Wizard } from './wizard.ts';

/** The save status to show, and how many fields have to be fixed. */
export function useSaveStatus(wizard: Wizard): { mark: SaveMark; faulty: number } {
  const isOnline = useIsOnline();
  const mark = useSyncExternalStore(wizard.subscribe, () => saveMark(wizard.status(), isOnline));
  const faulty = useSyncExternalStore(wizard.subscribe, () => wizard.status().faulty.length);
  return { mark, faulty };
}

/** Fields that were not sent because their value isn't valid. */
export function useFaultyFields(wizard: Wizard): readonly FieldOnPage[] {
  const names = useSyncExternalStore(wizard.subscribe, () => wizard.saving.status().faulty.join());
  return fieldsInOrder.filter(({ field }) => names.split(',').includes(field));
}
