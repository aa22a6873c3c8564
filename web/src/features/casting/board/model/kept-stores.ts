import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { type BoardStores, createBoardStores } from './board-context.ts';

let kept: { readonly projectId: number; readonly stores: BoardStores } | undefined;
let isWatching = false;

/** Who was selected and what was unfolded is still so after a look at a profile, or at the line-up. */
export function storesOf(projectId: number): BoardStores {
  if (!isWatching) onSessionEnd(() => forgetBoard());
  isWatching = true;
  if (kept?.projectId !== projectId) kept = { projectId, stores: createBoardStores() };
  const { stores } = kept;
  stores.drag.set(undefined);
  stores.noting.set(undefined);
  stores.openEntry.set(undefined);
  stores.announced.set('');
  return stores;
}

export const forgetBoard = (): void => {
  kept = undefined;
};
