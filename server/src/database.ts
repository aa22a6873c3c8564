import type { Config } from './config.ts';
import { migrationsDirectory } from './locations.ts';
import { type Connection, connect } from './platform/db/database.ts';
import { ensureDatabase } from './platform/db/ensure-database.ts';
import { migrate } from './platform/db/migrate.ts';
import { startCluster } from './platform/embedded-postgres/cluster.ts';
import { AlreadyRunningError, claimOwnership } from './platform/embedded-postgres/single-owner.ts';
import { superviseCluster } from './platform/embedded-postgres/supervise.ts';
import type { Log } from './platform/log.ts';
import { readOrMakeSecret } from './platform/secrets.ts';
import { within } from './platform/within.ts';
import { syncShippedData } from './shipped-data.ts';

const databaseName = 'callboard';

/** The embedded PostgreSQL with the lock on its data directory; brought back when it dies. */
async function openEmbedded({ home, publicUrl }: Config, log: Log) {
  const cluster = await startCluster({ directory: home, password: readOrMakeSecret(home, 'database') });
  const claim = () => claimOwnership(cluster.url('postgres'), publicUrl);
  let release = await claim().catch(async (error) => {
    // Somebody else's server, unless the claim failed for another reason.
    if (!(error instanceof AlreadyRunningError)) await cluster.stop();
    throw error;
  });
  await ensureDatabase(cluster.url('postgres'), databaseName);
  const stopWatching = superviseCluster(cluster, {
    onRevived: async () => {
      await release();
      release = await claim();
      log.error('The embedded PostgreSQL had died and is back.');
    },
    onError: (error) => log.error({ err: error }, 'The embedded PostgreSQL is not back yet.'),
  });
  return {
    url: cluster.url(databaseName),
    // The lock is held to the end: whoever starts meanwhile must not take over a server that is going away.
    stop: async () => {
      await stopWatching();
      await cluster.stop();
      await release();
    },
  };
}

/** A connection to a database that is migrated and holds what Callboard ships. */
export async function openDatabase(config: Config, log: Log): Promise<Connection> {
  const { url } = config.database;
  const server = url ? { url, stop: async () => undefined } : await openEmbedded(config, log);
  try {
    await migrate(server.url, migrationsDirectory, syncShippedData);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const connection = connect(server.url, { max: config.database.pool });
  const close = async () => {
    // A connection that is not given back ends with its server.
    await within(1000, connection.close());
    await server.stop();
  };
  return { ...connection, close };
}

/**
 * The same database while a server is up on it: nothing is migrated, and the server goes on when we are done.
 * Without a server it is opened as usual.
 */
export async function joinDatabase(config: Config, log: Log): Promise<Connection> {
  try {
    return await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    const { home } = config;
    const cluster = await startCluster({ directory: home, password: readOrMakeSecret(home, 'database') });
    return connect(cluster.url(databaseName), { max: 3 });
  }
}
