import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';
import { readTab, writeTab } from '../../../../shared/lib/tab-memory.ts';

const name = 'words-for-not-selected';

/** What talents read who are not selected. Undefined until the reviewer was asked, empty when nothing is sent. */
const store = createStore<string | undefined>(undefined);
let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onSessionEnd(() => store.set(undefined));
}

export function rejectionWords(): string | undefined {
  const kept = store.get() ?? readTab(name);
  return typeof kept === 'string' ? kept : undefined;
}

export function keepRejectionWords(words: string): void {
  watch();
  store.set(words);
  writeTab(name, words);
}

export const useRejectionWords = (): string | undefined => {
  useStore(store);
  return rejectionWords();
};
