/** Only the server puts sockets into rooms. */
export const roomOf = {
  account: (accountId: number) => `account:${accountId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  messages: (accountId: number) => `messages:${accountId}`,
} as const;
