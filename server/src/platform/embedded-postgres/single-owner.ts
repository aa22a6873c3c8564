import pg from 'pg';

const ownerLock = 7_261_001;

export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError';
}

async function takeLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [ownerLock]);
  if (rows[0]?.mine) return;
  const holder = await client.query(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [ownerLock],
  );
  throw new AlreadyRunningError(
    `This data directory is in use: ${holder.rows[0]?.application_name ?? 'another Callboard'} is running from it.`,
  );
}

/** One server per data directory. The lock belongs to a database connection, so it ends with its process. */
export async function claimOwnership(url: string, address: string): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `callboard at ${address}`.slice(0, 63),
  });
  // The connection ends with the server, which is handled elsewhere.
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await takeLock(client);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
