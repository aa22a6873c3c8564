/** How long a closed account can be reopened before its data is erased. */
export const graceDays = 30;

export const graceEndsAt = (closedAt: Date) => new Date(closedAt.getTime() + graceDays * 24 * 60 * 60 * 1000);
