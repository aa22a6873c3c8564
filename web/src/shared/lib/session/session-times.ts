const minute = 60_000;

const refreshLead = 5 * minute;
/** The lifetime of access tokens. Only used when the device clock is wrong. */
const usualLifetime = 30 * minute;
export const retryDelay = 30_000;

/**
 * Five minutes before expiry. If a new token is about to expire, the device clock is ahead; the usual
 * lifetime then avoids endless refreshing.
 */
export const refreshDelay = (remaining: number): number =>
  (remaining > refreshLead ? remaining : usualLifetime) - refreshLead;

export const isDue = (at: number, now: number): boolean => now >= at;
