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

/** The namespace; other advisory locks have a single number. */
const leases = 7_261_002;
const freeEveryMs = 5000;

/** Only jobs locked for a while: a new worker may not have its lease yet. */
const freeLost = `
  with held as materialized (
    select distinct locked_by from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - interval '5 seconds'
  ), lost as materialized (
    select locked_by from held where pg_try_advisory_xact_lock(${leases}, hashtext(locked_by))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from lost having count(*) > 0`;

/**
 * Jobs of a killed node would wait for hours. Each worker holds a lock on a connection, which ends with its
 * process; others free the jobs of workers without one.
 */
function keepLease(pool: pg.Pool, workerId: string, onError: (error: unknown) => void) {
  const free = () => pool.query(freeLost).then(() => undefined, onError);
  const lease = keepConnected({
    pool,
    onError,
    begin: async (client) => {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [leases, workerId]);
      // On another connection, because this one already holds its own lock.
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
          // Rethrown errors are stored with the job and logged.
          throw errorWithoutContacts(error);
        }
      },
    ]),
  );

const aDay = 24 * 60 * 60 * 1000;

const toCronItems = (jobs: readonly Job[]): CronItem[] =>
  jobs.flatMap(({ name, dailyAt, hourlyAt }) => {
    if (dailyAt === undefined && hourlyAt === undefined) return [];
    const [hour, minute] = dailyAt?.split(':').map(Number) ?? ['*', hourlyAt];
    const options = { backfillPeriod: aDay, maxAttempts: 12, jobKey: name };
    return [{ task: name, identifier: name, match: `${minute} ${hour} * * *`, options }];
  });

const toLogger = (log: WorkerLog) =>
  new Logger(() => (level, message) => (level === 'error' ? log.error(message) : log.debug(message)));

/**
 * Results are written in batches, because only then does the library handle a write error instead of ending
 * the process. It then gives up and is restarted.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

interface WorkerOptions {
  /** Time for running jobs at shutdown. The next worker does the rest. */
  readonly finishWithinMs?: number;
}

/** One run of the library, until it gives up or is stopped. */
async function startRun(pool: pg.Pool, jobs: readonly Job[], log: WorkerLog) {
  const events: WorkerEvents = new EventEmitter();
  const onError = (error: unknown) => log.error(`A worker's lease stumbled: ${error}`);
  let lease: ReturnType<typeof keepLease> | undefined;
  events.once('pool:create', ({ workerPool }) => {
    lease = keepLease(pool, workerPool.id, onError);
  });
  const gaveUp = new Promise<void>((resolve) => {
    events.once('pool:gracefulShutdown', () => resolve());
    // A job may be assigned without our knowing; it is freed after this run.
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
    /** Resolves when it should be replaced. */
    over: Promise.race([gaveUp, ended]),
    async stop(finishWithinMs: number) {
      // Wait even if it is already stopping.
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
/** A run this long counts as healthy. */
const steadyAfterMs = 30_000;
/** How long jobs of an abandoned run may overlap with the next. */
const retireWithinMs = 60_000;

/**
 * Runs jobs until stopped; running jobs finish first. When the database goes away, a new run starts once it
 * is back.
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

  const restart = async () => {
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
      current = await restart();
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

/** Runs all due jobs and returns, for commands and tests. */
export const drainJobs = (pool: pg.Pool, jobs: readonly Job[], log: WorkerLog) =>
  runOnce({ preset, pgPool: pool, taskList: toTasks(jobs), logger: toLogger(log), noHandleSignals: true });
