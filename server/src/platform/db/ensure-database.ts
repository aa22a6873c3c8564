import pg from 'pg';

/** Creates the database on an embedded server if missing. Another start may do the same at the same time. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  // The caller gets the error too. Without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    const duplicate = error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!duplicate) throw error;
  } finally {
    await client.end();
  }
}
