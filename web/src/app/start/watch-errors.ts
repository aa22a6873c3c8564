let send: Promise<typeof import('./send-error.ts')> | undefined;

/** Goes to our log, once the page is idle. Nothing of it may fail loudly, or it would report itself. */
export function reportError(error: unknown): void {
  if (!navigator.onLine) return;
  send ??= import('./send-error.ts');
  send.then(({ sendWhenIdle }) => sendWhenIdle(error)).catch(() => {});
}

/** What nothing caught. What sends it is loaded with the first error. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    // Without a file it is of another origin, and says nothing but “Script error.”
    if (error ?? filename) reportError(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
