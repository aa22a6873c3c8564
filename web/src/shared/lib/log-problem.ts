/** For those who look into the console; the person at the screen is told elsewhere, or need not know. */
export function logProblem(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place in the browser that writes to the console.
  console.warn(what, error);
}
