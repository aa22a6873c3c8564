import type { Config } from './config.ts';
import { syncReferenceData } from './features/reference/index.ts';
import { migrationsDirectory } from './locations.ts';
import { type Connection, connect } from './platform/db/database.ts';
import { ensureDatabase } from './platform/db/ensure-database.ts';
import { migrate } from './platform/db/migrate.ts';
import { startCluster } from './platform/embedded-postgres/cluster.ts';
import { AlreadyRunningError, claimOwnership } from './platform/embedded-postgres/single-owner.ts';
import { readOrMakeSecret } from './platform/secrets.ts';

const databaseName = 'callboard';

/** The user's own PostgreSQL, or the embedded one with the lock on its data directory. */
async function openServer({ database, home, publicUrl }: Config) {
  if (database.url) return { url: database.url, stop: async () => undefined };
  const cluster = await startCluster({ directory: home, password: readOrMakeSecret(home, 'database') });
  const release = await claimOwnership(cluster.url('postgres'), publicUrl).catch(async (error) => {
    // Somebody else's server, unless the claim failed for another reason.
    if (!(error instanceof AlreadyRunningError)) await cluster.stop();
    throw error;
  });
  await ensureDatabase(cluster.url('postgres'), databaseName);
  return {
    url: cluster.url(databaseName),
    // The lock is held to the end: whoever starts meanwhile must not take over a server that is going away.
    stop: async () => {
      await cluster.stop();
      await release();
    },
  };
}

/** A connection to a database that is migrated and knows its reference lists. */
export async function openDatabase(config: Config): Promise<Connection> {
  const server = await openServer(config);
  const connection = connect(server.url, { max: config.database.pool });
  const close = async () => {
    await connection.close();
    await server.stop();
  };
  try {
    await migrate(connection, migrationsDirectory, syncReferenceData);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connection, close };
}
