import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import { readTab, writeTab } from '../../../../shared/lib/tab-memory.ts';
import type { SelectedTalent, Selection } from './selection.ts';
import * as model from './selection.ts';

const name = 'selection';
const store = createStore<Selection>(model.nothing(''));
/** By finger: taps select, also before anyone is selected. */
const choosing = createStore(false);
/** Those on screen, in their order. */
let page: readonly SelectedTalent[] = [];
let isWatching = false;

function forget(): void {
  store.set(model.nothing(''));
  choosing.set(false);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onSessionEnd(forget);
  store.subscribe(() => {
    const { list, talents } = store.get();
    if (list !== '' || talents.length === 0) writeTab(name, talents.length > 0 ? store.get() : undefined);
  });
}

/**
 * Kept from page to page of one list, while its profiles are open, and when the page is loaded again. On a slow
 * connection people select before the list is here: that counts too.
 */
export function openList(list: string, talents: readonly SelectedTalent[]): void {
  const before = store.get();
  const isFirst = before.list === '';
  const now = isFirst ? model.readSelection(readTab(name)) : before;
  watch();
  page = talents;
  if (!isFirst && before.list !== list) choosing.set(false);
  const kept = now.list === list ? talents.reduce(model.update, now) : model.nothing(list);
  store.set(isFirst ? model.join(kept, before) : kept);
}

/** False when there is no room for more. */
export function toggleSelected(talent: SelectedTalent, { isRange = false } = {}): boolean {
  const before = store.get();
  const isGone = model.isSelected(before, talent.user_id);
  const after = isRange && !isGone ? model.extend(before, page, talent) : model.toggle(before, talent);
  store.set(after);
  return isGone || model.isSelected(after, talent.user_id);
}

export const startChoosing = (): void => choosing.set(true);

export function clearSelected(): void {
  choosing.set(false);
  store.set(model.nothing(store.get().list));
}

export const deselect = (ids: Iterable<number>): void => store.set(model.remove(store.get(), new Set(ids)));

export const markSelectedUnlocked = (id: number): void => {
  const talent = store.get().talents.find(({ user_id }) => user_id === id);
  if (talent) store.set(model.update(store.get(), { ...talent, isUnlocked: true }));
};

/** A tap selects instead of opening. */
export const isSelecting = (): boolean => choosing.get() || store.get().talents.length > 0;

export const useIsChoosing = (): boolean => useStore(choosing);

/** Those selected, whatever page they are on. */
export const useSelection = (): Selection => useStore(store);

/** Renders only when this talent is selected or cleared. */
export function useIsSelected(id: number): boolean {
  const read = () => model.isSelected(store.get(), id);
  return useSyncExternalStore(store.subscribe, read, read);
}
