import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { compiledRow, type ValueOf } from './compiled-row.ts';

const database = useTestDatabase();

test('is written once, and asked with other values each time', async () => {
  let written = 0;
  const language = compiledRow((db, value: ValueOf<{ from: number; skipped: number }>) => {
    written += 1;
    return db
      .selectFrom('language')
      .select('id')
      .where('id', '>=', value('from'))
      .where('name', '<>', 'None')
      .orderBy('id')
      .offset(value('skipped'));
  });
  const { db } = database();
  expect(await language(db, { from: 2, skipped: 0 })).toEqual({ id: 2 });
  expect(await language(db, { from: 5, skipped: 1 })).toEqual({ id: 6 });
  expect(await language(db, { from: 1_000_000, skipped: 0 })).toBeUndefined();
  expect(await db.transaction().execute((trx) => language(trx, { from: 1, skipped: 0 }))).toEqual({ id: 1 });
  expect(written).toBe(1);
});
