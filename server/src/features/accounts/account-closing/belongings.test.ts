import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { listPersonalColumns } from '../../../../test/personal-columns.ts';
import { deletedOnErasing, emptiedOnErasing } from './belongings.ts';

const database = useTestDatabase();

test('whatever points at a person is either deleted or emptied when the person is erased', async () => {
  const decided = [...deletedOnErasing, ...emptiedOnErasing].map(({ table, owner }) => `${table}.${owner}`);
  expect(decided.sort()).toEqual(await listPersonalColumns(database().db));
});
