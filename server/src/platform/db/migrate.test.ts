import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrationsDirectory } from '../../../test/cluster.ts';
import { connect } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

test('nodes that start at once on an empty database migrate it once', async () => {
  const admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  await admin.query('create database migrate_at_once');
  const url = inject('serverUrl').replace(/\/postgres$/, '/migrate_at_once');
  let seeded = 0;
  let seeding = 0;
  const startNode = () =>
    migrate(url, migrationsDirectory, async (db) => {
      seeding += 1;
      expect(seeding).toBe(1);
      const { rows } = await sql<{
        limit: string;
      }>`select current_setting('statement_timeout') "limit"`.execute(db);
      expect(rows).toEqual([{ limit: '0' }]);
      seeding -= 1;
      seeded += 1;
    });
  await Promise.all([startNode(), startNode(), startNode()]);
  expect(seeded).toBe(3);
  const { db, close } = connect(url);
  expect(await pendingMigrations(db, migrationsDirectory)).toEqual([]);
  await close();
  await admin.query('drop database migrate_at_once');
  await admin.end();
}, 60_000);
