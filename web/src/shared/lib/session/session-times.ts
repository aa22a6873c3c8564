const minute = 60_000;

const refreshLead = 5 * minute;
/** How long the server's access tokens live. Only used when this device's clock cannot be right. */
const usualLifetime = 30 * minute;
export const retryDelay = 30_000;

/**
 * Five minutes before expiry. A token that is new and yet about to expire means that the clock here runs
 * ahead; then the usual lifetime counts, or such a phone would refresh without end.
 */
export const refreshDelay = (remaining: number): number =>
  (remaining > refreshLead ? remaining : usualLifetime) - refreshLead;

export const isDue = (at: number, now: number): boolean => now >= at;
