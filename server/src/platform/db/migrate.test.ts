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
  const nodes = [1, 2, 3].map(() => connect(url, { max: 4 }));
  let seeded = 0;
  let seeding = 0;
  await Promise.all(
    nodes.map((node) =>
      migrate(node, migrationsDirectory, async () => {
        seeding += 1;
        expect(seeding).toBe(1);
        await node.pool.query('select count(*) from message');
        seeding -= 1;
        seeded += 1;
      }),
    ),
  );
  expect(seeded).toBe(3);
  const [first] = nodes;
  if (first) expect(await pendingMigrations(first.db, migrationsDirectory)).toEqual([]);
  for (const node of nodes) await node.close();
  await admin.query('drop database migrate_at_once');
  await admin.end();
}, 60_000);
