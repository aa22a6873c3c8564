import type { BoardCard, BoardRow } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../../shared/lib/store.ts';
import type { WalkState } from '../../../../shared/lib/talent-walk.ts';
import type { CardPlace } from './board-cells.ts';
import type { DropEffect } from './drop-rules.ts';

export interface DropTarget {
  readonly characterId: number;
  readonly stage: BoardStage;
  /** Let go on this card. Undefined for the end of the cell. */
  readonly userId: number | undefined;
}

export interface Drag {
  readonly characterId: number;
  readonly from: BoardStage;
  readonly userIds: readonly number[];
  readonly by: 'pointer' | 'keys';
  readonly target?: DropTarget | undefined;
  readonly effect?: DropEffect | undefined;
  /** What letting go does, in words. */
  readonly said?: string | undefined;
}

/** An entry whose note or card is open. */
export interface OpenEntry {
  readonly entryId: number;
  readonly place: CardPlace;
  readonly name: string;
  readonly character: string;
  /** The note as it was typed last. Undefined until something is typed. */
  readonly text: string | undefined;
}

/** What changes while someone works on the board. Cards listen to what concerns them, so that the rest stays still. */
export interface BoardStores {
  readonly drag: Store<Drag | undefined>;
  /** Keys of cards. */
  readonly selected: Store<ReadonlySet<string>>;
  /** The card that the tab key leads to. */
  readonly cursor: Store<string | undefined>;
  /** The card whose note is being written. */
  readonly noting: Store<string | undefined>;
  readonly openEntry: Store<OpenEntry | undefined>;
  readonly unfolded: Store<ReadonlySet<string>>;
  readonly announced: Store<string>;
}

export const createBoardStores = (): BoardStores => ({
  drag: createStore<Drag | undefined>(undefined),
  selected: createStore<ReadonlySet<string>>(new Set()),
  cursor: createStore<string | undefined>(undefined),
  noting: createStore<string | undefined>(undefined),
  openEntry: createStore<OpenEntry | undefined>(undefined),
  unfolded: createStore<ReadonlySet<string>>(new Set()),
  announced: createStore(''),
});

export interface ProfileLink {
  readonly to: string;
  readonly state: WalkState;
  /** When it is opened. */
  readonly onClick: () => void;
}

export interface BoardTools {
  readonly stores: BoardStores;
  readonly projectId: number;
  readonly canEdit: boolean;
  /** The card with everything that can be done with it. */
  readonly open: (place: CardPlace) => void;
  readonly toggle: (place: CardPlace, isRange: boolean) => void;
  readonly shareLinks: (characterId: number) => void;
  /** The search for a character. */
  readonly searchFor: (characterId: number) => string;
  /** The profile of someone, from which one walks on to the others of the character. */
  readonly profileOf: (place: CardPlace) => ProfileLink | undefined;
  readonly rowOf: (characterId: number) => BoardRow | undefined;
  readonly cardOf: (place: CardPlace) => BoardCard | undefined;
}

const Context = createContext<BoardTools | undefined>(undefined);
export const BoardProvider = Context.Provider;

export function useBoardTools(): BoardTools {
  const tools = useContext(Context);
  if (!tools) throw new Error('A card needs a board around it');
  return tools;
}

/** A part of a store: only a change of it renders again. */
export const usePart = <State, Part extends string | number | boolean | undefined>(
  store: Store<State>,
  part: (state: State) => Part,
): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.get()),
    () => part(store.get()),
  );

export const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};
