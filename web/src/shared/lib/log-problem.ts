/** For developers. People see errors elsewhere. */
export function logProblem(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place in the browser that writes to the console.
  console.warn(what, error);
}
