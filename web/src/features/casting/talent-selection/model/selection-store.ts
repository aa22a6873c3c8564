import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import type { SelectedTalent, Selection } from './selection.ts';
import * as model from './selection.ts';

const store = createStore<Selection>(model.nothing(''));
/** Those on screen, in their order. */
let page: readonly SelectedTalent[] = [];
let isWatching = false;

/** Kept from page to page of one list, and while its profiles are open. */
export function openList(list: string, talents: readonly SelectedTalent[]): void {
  if (!isWatching) onSessionEnd(() => store.set(model.nothing('')));
  isWatching = true;
  page = talents;
  store.set(store.get().list === list ? talents.reduce(model.update, store.get()) : model.nothing(list));
}

/** False when there is no room for more. */
export function toggleSelected(talent: SelectedTalent, { isRange = false } = {}): boolean {
  const before = store.get();
  const isGone = model.isSelected(before, talent.user_id);
  const after = isRange && !isGone ? model.extend(before, page, talent) : model.toggle(before, talent);
  store.set(after);
  return isGone || model.isSelected(after, talent.user_id);
}

export const clearSelected = (): void => store.set(model.nothing(store.get().list));

export const deselect = (ids: Iterable<number>): void => store.set(model.remove(store.get(), new Set(ids)));

export const markSelectedUnlocked = (id: number): void => {
  const talent = store.get().talents.find(({ user_id }) => user_id === id);
  if (talent) store.set(model.update(store.get(), { ...talent, isUnlocked: true }));
};

/** A tap selects instead of opening. */
export const isSelecting = (): boolean => store.get().talents.length > 0;

/** Those selected, whatever page they are on. */
export const useSelection = (): Selection => useStore(store);

/** Renders only when this talent is selected or cleared. */
export function useIsSelected(id: number): boolean {
  const read = () => model.isSelected(store.get(), id);
  return useSyncExternalStore(store.subscribe, read, read);
}
