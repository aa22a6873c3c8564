import { draftKeys } from '../drafts.ts';

/** Where applications wait on the device, for pages that do not load what sends them unless there is one. */
export const unsentApplications = (userId: number): string => `callboard-unsent-applications/${userId}/`;
export const unsentTapes = (userId: number): string => `callboard-unsent-tapes/${userId}/`;

export function hasUnsentApplications(userId: number): boolean {
  try {
    return [unsentApplications(userId), unsentTapes(userId)].some(
      (prefix) => draftKeys(window.localStorage, prefix).length > 0,
    );
  } catch {
    return false;
  }
}
