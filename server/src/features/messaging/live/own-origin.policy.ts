interface Headers {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

/** Pages of other sites may not connect. Clients that are no browser send no origin; they still need a token. */
export function isOwnOrigin({ origin, host }: Headers, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === new URL(publicUrl).origin || (host !== undefined && url.host === host);
}
