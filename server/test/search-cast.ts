import { createCast } from '../src/demo/cast.ts';
import { advanceIdentities, insertRecords, pauseSearchIndex } from '../src/demo/demo.queries.ts';
import { rebuildSearch } from '../src/features/search/talent-search/index.ts';
import type { TestDatabase } from './database.ts';

/** Numbers a prime apart: a few hundred people fill several chunks, at every place of a byte. */
const apart = 53;

/** The cast of the demo without its pictures, ready to be searched, over more than one chunk; changed before, if told how. */
export async function fillSearch(
  { db, pool }: Pick<TestDatabase, 'db' | 'pool'>,
  talents: number,
  change?: string,
) {
  await db.transaction().execute(async (trx) => {
    await pauseSearchIndex(trx);
    for (const batch of createCast({ seed: 'search', talents, recruiters: 6, today: new Date() })) {
      const { account, recruiter, gallery_item: _, ...tables } = batch;
      await insertRecords(trx, 'account', account);
      const withoutFaces = recruiter.map(({ face: _face, ...row }) => row);
      await insertRecords(trx, 'recruiter', withoutFaces);
      for (const [table, rows] of Object.entries(tables)) await insertRecords(trx, table, rows);
    }
    await advanceIdentities(trx);
  });
  if (change !== undefined) await pool.query(change);
  await pool.query(
    `insert into talent_search (talent_no, talent_id, score, last_active_at, name_key, listed_at, facets)
     select ${apart} * row_number() over (order by account_id), account_id, 0, now(), '', now(), '{}' from talent`,
  );
  await pool.query(
    `select setval(pg_get_serial_sequence('talent_search', 'talent_no'), max(talent_no)) from talent_search`,
  );
  await rebuildSearch(db, () => undefined);
}

/** Every bit that is set, as text that can be compared. */
export async function dumpBits({ pool }: Pick<TestDatabase, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select facet || ' ' || chunk || ' ' || md5(bits::text) as line from facet_bits
     where bit_count(bits) > 0 order by facet, chunk`,
  );
  return rows.map(({ line }) => line);
}
