import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The button of a tile that was moved, or that stands where another was, gets the focus once it is drawn. */
export function useTileFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ readonly key: string | undefined }>(undefined);

  useLayoutEffect(() => {
    if (!wanted.current || !list.current) return;
    const { key } = wanted.current;
    wanted.current = undefined;
    const ofTile = key && list.current.querySelector<HTMLElement>(`[data-tile="${key}"] [data-menu]`);
    const button = ofTile || list.current.querySelector<HTMLElement>('button:not(:disabled)');
    button?.focus();
  });

  /** Without a key: whatever comes first, such as the way to add one. */
  return (key?: string): void => {
    wanted.current = { key };
  };
}
