import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the button of a tile that was moved, or of the one after a removed tile, once it has rendered. */
export function useTileFocus(list: RefObject<HTMLElement | null>) {
  const pending = useRef<{ readonly key: string | undefined }>(undefined);

  useLayoutEffect(() => {
    if (!pending.current || !list.current) return;
    const { key } = pending.current;
    pending.current = undefined;
    const ofTile = key && list.current.querySelector<HTMLElement>(`[data-tile="${key}"] [data-menu]`);
    const button = ofTile || list.current.querySelector<HTMLElement>('button:not(:disabled)');
    button?.focus();
  });

  /** Without a key: the first one, such as the add button. */
  return (key?: string): void => {
    pending.current = { key };
  };
}
