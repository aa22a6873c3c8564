/** The session id in a token, if readable. Not verified here: the server does that. */
export function sessionOfToken(token: string | undefined): string | undefined {
  const [, payload] = token?.split('.') ?? [];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const isRead = typeof claims === 'object' && claims !== null && 'sid' in claims;
    return isRead && typeof claims.sid === 'string' ? claims.sid : undefined;
  } catch {
    return undefined;
  }
}
