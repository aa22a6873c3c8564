import { useCallback, useState } from 'react';
import type { CardPlace } from './board-cells.ts';
import type { PickedCard } from './use-board-actions.ts';

export type OpenDialog =
  | { readonly name: 'keys' }
  | { readonly name: 'card'; readonly place: CardPlace }
  | { readonly name: 'note' | 'move' | 'invite'; readonly picked: readonly PickedCard[] }
  | {
      readonly name: 'links';
      readonly character: number | undefined;
      readonly picked: readonly PickedCard[];
    };

/** The one dialog that is open. Opening one changes nothing but what is shown. */
export function useOpenDialog() {
  const [shown, open] = useState<OpenDialog>();
  const close = useCallback(() => open(undefined), []);
  return { shown, open, close };
}
export type Dialogs = ReturnType<typeof useOpenDialog>;
