import { createStore, useStore } from '../../../../shared/lib/store.ts';

const searchCharacter = createStore<number | undefined>(undefined);

/** The character of the last search: who opens a profile from it is still casting for them. */
export const rememberSearchCharacter = (id: number | undefined): void => searchCharacter.set(id);

export const useSearchCharacter = (): number | undefined => useStore(searchCharacter);
