import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { syncReferenceData } from './reference.seed.ts';

const database = useTestDatabase();

test('writing the lists again mends what was changed and keeps the rest', async () => {
  const { db } = database();
  const count = async () => (await db.selectFrom('skill').select('id').execute()).length;
  const before = await count();
  await db.updateTable('city').set({ name: 'Bombay' }).where('id', '=', 1).execute();
  await syncReferenceData(db);
  await syncReferenceData(db);
  expect(await count()).toBe(before);
  const city = await db.selectFrom('city').select('name').where('id', '=', 1).executeTakeFirst();
  expect(city?.name).toBe('Mumbai');
});
