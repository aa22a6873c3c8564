import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CronItem,
  Logger,
  parseCronItems,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { keepConnected } from '../db/keep-connected.ts';
import { within } from '../within.ts';
import { errorWithoutContacts } from '../without-contacts.ts';
import type { Job } from './job.ts';

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
function keepLease(pool: pg.Pool, workerId: string, onTrouble: (error: unknown) => void) {
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

export interface WorkerLog {
  readonly debug: (text: string) => void;
  readonly error: (text: string) => void;
}

const toTasks = (jobs: readonly Job[]): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown, { job: { attempts, max_attempts } }) => {
        try {
          await job.run(payload, { attempt: attempts, isLastAttempt: attempts >= max_attempts });
        } catch (error) {
          // What is thrown on is written down beside the job, and logged.
          throw errorWithoutContacts(error);
        }
      },
    ]),
  );

const aDay = 24 * 60 * 60 * 1000;

const toCronItems = (jobs: readonly Job[]): CronItem[] =>
  jobs.flatMap(({ name, dailyAt }) => {
    if (dailyAt === undefined) return [];
    const [hour, minute] = dailyAt.split(':').map(Number);
    const options = { backfillPeriod: aDay, maxAttempts: 12, jobKey: name };
    return [{ task: name, identifier: name, match: `${minute} ${hour} * * *`, options }];
  });

const toLogger = (log: WorkerLog) =>
  new Logger(() => (level, message) => (level === 'error' ? log.error(message) : log.debug(message)));

/**
 * What becomes of a job is written down in batches, even of one: only then does the library look after a failure of
 * that, which otherwise ends the process. It gives up then, and is started anew.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

interface WorkerOptions {
  /** How long jobs under way may take once it is to stop. What is left then is done by the next worker. */
  readonly finishWithinMs?: number;
}

/** One run of the library, from its start until it gives up or is told to stop. */
async function startRun(pool: pg.Pool, jobs: readonly Job[], log: WorkerLog) {
  const events: WorkerEvents = new EventEmitter();
  const onTrouble = (error: unknown) => log.error(`A worker's lease stumbled: ${error}`);
  let lease: ReturnType<typeof keepLease> | undefined;
  events.once('pool:create', ({ workerPool }) => {
    lease = keepLease(pool, workerPool.id, onTrouble);
  });
  const gaveUp = new Promise<void>((resolve) => {
    events.once('pool:gracefulShutdown', () => resolve());
    // A job may have been given to us without our hearing of it: it is free again when this run is over.
    events.once('worker:getJob:error', () => resolve());
  });
  const runner = await run({
    events,
    preset,
    pgPool: pool,
    taskList: toTasks(jobs),
    parsedCronItems: parseCronItems(toCronItems(jobs)),
    logger: toLogger(log),
    concurrency: 4,
    noHandleSignals: true,
  });
  const ended = runner.promise.catch((error: unknown) => log.error(`The worker ended: ${error}`));
  return {
    /** Resolves as soon as it should be replaced. */
    over: Promise.race([gaveUp, ended]),
    async stop(finishWithinMs: number) {
      // Already stopping by itself is no reason not to wait for it.
      const stopped = Promise.allSettled([runner.stop(), ended]);
      const isFinished = await within(finishWithinMs, stopped);
      if (!isFinished)
        log.error('The worker is left behind with a job under way, which another one takes up.');
      await lease?.stop();
    },
  };
}

const firstWaitMs = 250;
const longestWaitMs = 5000;
/** One that ran for so long had been all right. */
const steadyAfterMs = 30_000;
/** What was under way when a run was given up goes on beside the next one, so long. */
const retireWithinMs = 60_000;

/**
 * Runs jobs as they come until it is stopped; a job under way is finished first. When the database goes away, a run
 * of the library is given up and another one started once the database is there.
 */
export async function startWorker(
  pool: pg.Pool,
  jobs: readonly Job[],
  log: WorkerLog,
  { finishWithinMs = 5000 }: WorkerOptions = {},
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const retiring = new Set<Promise<void>>();
  let current: Awaited<ReturnType<typeof startRun>> | undefined = await startRun(pool, jobs, log);
  let waitMs = firstWaitMs;

  const startAnew = async () => {
    for (; !signal.aborted; waitMs = Math.min(longestWaitMs, waitMs * 2)) {
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        const begun = await startRun(pool, jobs, log);
        if (!signal.aborted) return begun;
        await begun.stop(finishWithinMs);
      } catch (error) {
        log.error(`The worker did not start: ${error}`);
      }
    }
    return undefined;
  };

  const retire = ({ stop }: NonNullable<typeof current>) => {
    const retired = stop(retireWithinMs).finally(() => retiring.delete(retired));
    retiring.add(retired);
  };

  const keepRunning = async () => {
    while (current) {
      const begunAt = performance.now();
      await current.over;
      if (signal.aborted) return;
      log.error('The worker gave up and starts anew.');
      waitMs =
        performance.now() - begunAt > steadyAfterMs ? firstWaitMs : Math.min(longestWaitMs, waitMs * 2);
      retire(current);
      current = undefined;
      current = await startAnew();
    }
  };
  const running = keepRunning();

  return {
    isRunning: () => current !== undefined && !signal.aborted,
    async stop() {
      stopping.abort();
      await within(finishWithinMs + 1000, Promise.all([current?.stop(finishWithinMs), running, ...retiring]));
    },
  };
}

/** Runs everything that is due and returns: for commands and tests. */
export const drainJobs = (pool: pg.Pool, jobs: readonly Job[], log: WorkerLog) =>
  runOnce({ preset, pgPool: pool, taskList: toTasks(jobs), logger: toLogger(log), noHandleSignals: true });
