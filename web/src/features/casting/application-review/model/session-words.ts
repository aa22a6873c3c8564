import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import { readTab, writeTab } from '../../../../shared/lib/tab-memory.ts';

/** What talents read who are not selected, or about whom nothing is decided yet. */
export type WordsFor = 'notSelected' | 'deciding';

const names: Readonly<Record<WordsFor, string>> = {
  notSelected: 'words-for-not-selected',
  deciding: 'words-for-still-deciding',
};
type Kept = Partial<Record<WordsFor, string>>;
const store = createStore<Kept>({});
let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onSessionEnd(() => store.set({}));
}

/** Undefined until the reviewer was asked, empty when nothing is sent. */
export function sessionWords(about: WordsFor): string | undefined {
  const kept = store.get()[about] ?? readTab(names[about]);
  return typeof kept === 'string' ? kept : undefined;
}

export function keepSessionWords(about: WordsFor, words: string): void {
  watch();
  store.set({ ...store.get(), [about]: words });
  writeTab(names[about], words);
}

export const useSessionWords = (about: WordsFor): string | undefined => {
  useStore(store);
  return sessionWords(about);
};
