import type pg from 'pg';
import { keepConnected } from '../db/keep-connected.ts';

/** Beside other advisory locks, which are of one number. */
const leases = 7_261_002;
const freeEveryMs = 5000;

/** Only what has been held for a while: a worker that has just begun may not have its lease yet. */
const freeLost = `
  with held as materialized (
    select distinct locked_by from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - interval '5 seconds'
  ), lost as materialized (
    select locked_by from held where pg_try_advisory_xact_lock(${leases}, hashtext(locked_by))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from lost having count(*) > 0`;

/**
 * The jobs of a node that was killed would wait for hours. A lock in a connection says that a worker lives, since it
 * ends with the process however that ends; whoever is up frees the jobs of workers that hold none.
 */
export function keepLease(pool: pg.Pool, workerId: string, onTrouble: (error: unknown) => void) {
  const free = () => pool.query(freeLost).then(() => undefined, onTrouble);
  const lease = keepConnected({
    pool,
    onTrouble,
    begin: async (client) => {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [leases, workerId]);
      // By another connection: this one would be given its own lock a second time.
      await free();
    },
  });
  let freeing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (lease.isConnected()) freeing = free();
  }, freeEveryMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await freeing;
      await lease.stop();
    },
  };
}
