import { useEffect, useState, useSyncExternalStore } from 'react';
import { newId } from '../new-id.ts';
import { useIsOnline } from '../use-is-online.ts';
import type { Autosave, AutosaveOptions } from './autosave.ts';
import { browserStorage, createFieldDrafts } from './field-drafts.ts';
import { type SaveState, saveStateOf } from './save-status.ts';
import { createTabChannel } from './tab-channel.ts';

type Surroundings = Pick<AutosaveOptions<string, Record<string, unknown>>, 'drafts' | 'tabs' | 'tab'>;

/** Sends what waits when the page is hidden, and tries again when it or the connection is back. */
function watchPage(saving: Pick<Autosave<string, Record<string, unknown>>, 'adopt' | 'flush' | 'retry'>) {
  const back = () => saving.retry();
  const turn = () => (document.visibilityState === 'visible' ? saving.adopt() : void saving.flush());
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', turn);
  };
}

/** One record that is saved while it is typed, for as long as the component is on the page. */
export function useAutosave<S extends string, V extends Record<string, unknown>>(
  userId: number,
  record: string,
  make: (surroundings: Surroundings) => Autosave<S, V>,
): Autosave<S, V> {
  const [{ saving, tabs }] = useState(() => {
    const tabs = createTabChannel(userId);
    const drafts = createFieldDrafts(browserStorage(), userId, record);
    return { saving: make({ drafts, tabs, tab: newId() }), tabs };
  });
  useEffect(() => {
    let isOpen = true;
    saving.open();
    const stopWatching = watchPage(saving);
    return () => {
      isOpen = false;
      stopWatching();
      // What was typed last is sent before the channel closes, unless the record was opened again meanwhile.
      void saving.close().then(() => !isOpen && tabs.close());
    };
  }, [saving, tabs]);
  return saving;
}

/** The save status to show, and how many fields have to be fixed. */
export function useSaveState<S extends string, V extends Record<string, unknown>>(
  saving: Autosave<S, V>,
): { state: SaveState; invalid: number; first: string | undefined } {
  const isOnline = useIsOnline();
  const state = useSyncExternalStore(saving.subscribe, () => saveStateOf(saving.status(), isOnline));
  const names = useSyncExternalStore(saving.subscribe, () => saving.status().invalid.join());
  const invalid = names === '' ? [] : names.split(',');
  return { state, invalid: invalid.length, first: invalid[0] };
}
