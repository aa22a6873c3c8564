interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const isThin = (connection: Connection) =>
  connection.saveData === true || /2g/.test(connection.effectiveType ?? '');

/** Where data is dear or slow, nothing is fetched that nobody has asked for. */
export const isOnThinLine = (): boolean =>
  'connection' in navigator && isThin(navigator.connection as Connection);
