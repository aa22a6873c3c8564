/** The server puts sockets into rooms; a browser cannot. */
export const roomOf = {
  account: (accountId: number) => `account:${accountId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  /** Whoever may take part in conversations now. */
  messages: (accountId: number) => `messages:${accountId}`,
} as const;
