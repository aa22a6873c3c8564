import { useState } from 'react';
import type { PlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';

interface Days {
  /** 2027-01-12 */
  readonly from: string;
  readonly to: string;
}

/** The talent to unlock, with what the page already knows. */
export interface UnlockRequest {
  readonly talentId: number;
  readonly userUniqueId: string;
  readonly name: string;
  readonly photo: { readonly src: string; readonly thumbnail?: string } | null;
  readonly playingAge: PlayingAge | null;
  readonly city: string | null;
  readonly languages?: readonly string[];
  readonly heightCm?: number | null;
  readonly lastActiveAt?: string | null;
  /** In percent. */
  readonly match?: number;
  /** The character they would be cast as. */
  readonly character?: { readonly id: number; readonly name: string | undefined };
  /** Already unlocked: shows the contact details without charging. */
  readonly isUnlocked?: boolean;
  /** The dates they are needed. */
  readonly days?: Days;
}

function createDialog<Request>() {
  const store = createStore<Request | undefined>(undefined);
  return {
    open: (request: Request): void => store.set(request),
    close: (): void => store.set(undefined),
    /** Undefined while it is closed. */
    useRequest: (): Request | undefined => useStore(store),
  };
}

/** Opens over the current page. Nothing is charged yet. */
export const {
  open: openUnlock,
  close: closeUnlock,
  useRequest: useUnlockRequest,
} = createDialog<UnlockRequest>();

export interface TalentRequest {
  readonly talentId: number;
  readonly name: string;
}

export const {
  open: openEmailDialog,
  close: closeEmailDialog,
  useRequest: useEmailRequest,
} = createDialog<TalentRequest>();

export const {
  open: openAvailabilityCheck,
  close: closeAvailabilityCheck,
  useRequest: useAvailabilityCheckRequest,
} = createDialog<TalentRequest>();

/** Keeps the content of a dialog while it closes. The key is new for each request. */
export function useLastRequest<Request>(request: Request | undefined) {
  const [last, setLast] = useState<{ readonly request: Request; readonly key: number }>();
  if (request && request !== last?.request) setLast({ request, key: (last?.key ?? 0) + 1 });
  return last;
}
