import { logProblem } from './log-problem.ts';

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet, or runs `fallback` without one. */
export function openShareSheet(page: { title: string; url: string }, fallback: () => void): void {
  if (!('share' in navigator)) {
    fallback();
    return;
  }
  navigator.share(page).catch((error: unknown) => {
    if (wasCancelled(error)) return;
    logProblem('The share sheet did not open', error);
    fallback();
  });
}
