import { useSyncExternalStore } from 'react';
import { useIsOnline } from '../../../../shared/lib/use-is-online.ts';
import { type SaveMark, saveMark } from '../autosave/save-status.ts';
import { type FieldOnPage, fieldsInOrder } from './page-fields.ts';
import type { Wizard } from './wizard.ts';

/** The one thing to say about saving, and how many fields need a look. */
export function useSaveMark(wizard: Wizard): { mark: SaveMark; faulty: number } {
  const isOnline = useIsOnline();
  const mark = useSyncExternalStore(wizard.subscribe, () => saveMark(wizard.status(), isOnline));
  const faulty = useSyncExternalStore(wizard.subscribe, () => wizard.status().faulty.length);
  return { mark, faulty };
}

/** Fields whose text the server has not got, because it is no answer yet. */
export function useFaultyFields(wizard: Wizard): readonly FieldOnPage[] {
  const names = useSyncExternalStore(wizard.subscribe, () => wizard.saving.status().faulty.join());
  return fieldsInOrder.filter(({ field }) => names.split(',').includes(field));
}
