import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Connection, connect } from '../src/platform/db/database.ts';
import { templateName } from './cluster.ts';

const withAdmin = async (statement: string) => {
  const admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
};

export interface TestDatabase extends Connection {
  readonly url: string;
}

/** A database of the test file's own, cloned from the migrated template and dropped afterwards. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: nothing is written to the template, and the log would carry every page of it.
  await withAdmin(`create database ${name} template ${templateName} strategy file_copy`);
  const url = inject('serverUrl').replace(/\/postgres$/, `/${name}`);
  const connection = connect(url);
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await withAdmin(`drop database ${name} with (force)`);
    },
  };
}

/** Another set of connections to it, as another node has them. */
export const joinTestDatabase = ({ url }: TestDatabase): TestDatabase => ({ ...connect(url), url });

/** The same, tied to the life of the test file. */
export function useTestDatabase(): () => TestDatabase {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('The database is there once the tests run');
    return database;
  };
}

/** How many rows of a table a condition holds for; the value is its $1. */
export async function countRows(
  { pool }: Pick<TestDatabase, 'pool'>,
  table: string,
  where: string,
  value: unknown,
): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from ${table} where ${where}`, [value]);
  return rows[0].n;
}
