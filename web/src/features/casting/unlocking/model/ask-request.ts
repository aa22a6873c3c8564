import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** Somebody unlocked whom a recruiter wants to ask about days. */
export interface AvailabilityCheckRequest {
  readonly talentId: number;
  readonly name: string;
}

const store = createStore<AvailabilityCheckRequest | undefined>(undefined);

/** Opens the question to a talent over whatever page is shown. */
export const openAvailabilityCheck = (request: AvailabilityCheckRequest): void => store.set(request);

export const closeAvailabilityCheck = (): void => store.set(undefined);

/** Undefined while nobody is being asked. */
export const useAvailabilityCheckRequest = (): AvailabilityCheckRequest | undefined => useStore(store);
