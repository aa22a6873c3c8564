interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const isThin = (connection: Connection) =>
  connection.saveData === true || /2g/.test(connection.effectiveType ?? '');

/** On slow or metered connections nothing is prefetched. */
export const isSlowConnection = (): boolean =>
  'connection' in navigator && isThin(navigator.connection as Connection);
