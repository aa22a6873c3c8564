import type { PlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';

interface Days {
  /** 2027-01-12 */
  readonly from: string;
  readonly to: string;
}

/** Somebody whose contact data a recruiter wants, with what the page already knows of them. */
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
  /** How well they fit the character, in percent. */
  readonly match?: number;
  /** The part it is for. */
  readonly character?: { readonly id: number; readonly name: string | undefined };
  /** Unlocked already: the contact is shown, and nothing is asked or charged. */
  readonly isUnlocked?: boolean;
  /** When they would be needed. */
  readonly days?: Days;
}

const unlockStore = createStore<UnlockRequest | undefined>(undefined);

/** Asks, over whatever page is shown, whether this talent is to be unlocked. Nothing is charged by it. */
export const openUnlock = (request: UnlockRequest): void => unlockStore.set(request);

export const closeUnlock = (): void => unlockStore.set(undefined);

/** Undefined while nobody is asked about. */
export const useUnlockRequest = (): UnlockRequest | undefined => useStore(unlockStore);

/** A talent who is unlocked already. */
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
