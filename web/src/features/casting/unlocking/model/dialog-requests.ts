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

const unlockStore = createStore<UnlockRequest | undefined>(undefined);

/** Opens the unlock dialog over the current page. Nothing is charged yet. */
export const openUnlock = (request: UnlockRequest): void => unlockStore.set(request);

export const closeUnlock = (): void => unlockStore.set(undefined);

export const useUnlockRequest = (): UnlockRequest | undefined => useStore(unlockStore);

export interface TalentRequest {
  readonly talentId: number;
  readonly name: string;
}

const emailStore = createStore<TalentRequest | undefined>(undefined);

/** Opens an email to a talent over the current page. */
export const openEmailDialog = (request: TalentRequest): void => emailStore.set(request);

export const closeEmailDialog = (): void => emailStore.set(undefined);

export const useEmailRequest = (): TalentRequest | undefined => useStore(emailStore);

const checkStore = createStore<TalentRequest | undefined>(undefined);

/** Opens an availability check over the current page. */
export const openAvailabilityCheck = (request: TalentRequest): void => checkStore.set(request);

export const closeAvailabilityCheck = (): void => checkStore.set(undefined);

export const useAvailabilityCheckRequest = (): TalentRequest | undefined => useStore(checkStore);
