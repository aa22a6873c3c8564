/** A line that neither answers nor breaks must not hold back what is typed after it. */
const longestWait = 30_000;

export const patience = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(longestWait) });
