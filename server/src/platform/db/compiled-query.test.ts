import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { compiledQuery, type ValueOf } from './compiled-query.ts';

const database = useTestDatabase();

test('is written once, and asked with other values each time', async () => {
  let written = 0;
  const languages = compiledQuery((db, value: ValueOf<{ from: number; most: number }>) => {
    written += 1;
    return db
      .selectFrom('language')
      .select('id')
      .where('id', '>=', value('from'))
      .where('name', '<>', 'None')
      .orderBy('id')
      .limit(value('most'));
  });
  const { db } = database();
  expect(await languages(db, { from: 2, most: 2 })).toEqual([{ id: 2 }, { id: 3 }]);
  expect(await languages(db, { from: 5, most: 1 })).toEqual([{ id: 5 }]);
  expect(await db.transaction().execute((trx) => languages(trx, { from: 1, most: 1 }))).toEqual([{ id: 1 }]);
  expect(written).toBe(1);
});
