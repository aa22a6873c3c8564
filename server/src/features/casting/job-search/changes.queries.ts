import type pg from 'pg';
import type { Moment } from './snapshot.queries.ts';

const statement = `
select pg_current_snapshot()::text as seen, extract(epoch from now()) * 1000 as now,
  array(select distinct job_id from job_change
    where changed_by >= pg_snapshot_xmin($1::pg_snapshot)
      and not pg_visible_in_snapshot(changed_by, $1::pg_snapshot)) as changed`;

/** Which jobs were changed by transactions that had not ended then, and have now. */
export async function readChangedSince(statements: pg.Pool, seen: string) {
  const { rows } = await statements.query<{ seen: string; now: string; changed: number[] }>({
    name: 'job_changes',
    text: statement,
    values: [seen],
  });
  const [row] = rows;
  if (!row) throw new Error('The database did not say which jobs changed');
  return { seen: row.seen, now: Number(row.now), changed: row.changed } satisfies Moment & {
    readonly changed: readonly number[];
  };
}
