interface Headers {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

/** Pages of other sites may not open a line. What is no browser says no origin, and has to bring a token anyway. */
export function isOwnOrigin({ origin, host }: Headers, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === new URL(publicUrl).origin || (host !== undefined && url.host === host);
}
