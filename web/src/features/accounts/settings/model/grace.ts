/** How long a closed account can be reopened. The server gives the exact day once it is closed. */
export const graceDays = 30;

const day = 24 * 60 * 60 * 1000;

export const graceEndsAt = (now: number = Date.now()): Date => new Date(now + graceDays * day);
