import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { deletedOnErasing, emptiedOnErasing } from './belongings.ts';

const database = useTestDatabase();

/** Columns that point at a person, read off the schema itself. */
const listOwners = async () => {
  const { rows } = await sql<{ place: string }>`
    select referencing.relname || '.' || attribute.attname as place
    from pg_constraint link
    join pg_class referencing on referencing.oid = link.conrelid
    join pg_attribute attribute on attribute.attrelid = link.conrelid and attribute.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid in ('account'::regclass, 'talent'::regclass, 'recruiter'::regclass)
    order by 1`.execute(database().db);
  return rows.map(({ place }) => place);
};

test('whatever points at a person is either deleted or emptied when the person is erased', async () => {
  const decided = [...deletedOnErasing, ...emptiedOnErasing].map(({ table, owner }) => `${table}.${owner}`);
  expect(decided.sort()).toEqual(await listOwners());
});
