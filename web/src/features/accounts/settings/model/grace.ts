/** How long a closed account can come back; the server tells the exact day once it is closed. */
export const daysOfGrace = 30;

const aDay = 24 * 60 * 60 * 1000;

export const graceEnds = (now: number = Date.now()): Date => new Date(now + daysOfGrace * aDay);
