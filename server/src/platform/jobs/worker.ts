import { EventEmitter } from 'node:events';
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
import { errorWithoutContacts } from '../without-contacts.ts';
import type { Job } from './job.ts';
import { keepLease } from './worker-lease.ts';

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

/** Runs jobs as they come until it is stopped; a job under way is finished first. */
export async function startWorker(pool: pg.Pool, jobs: readonly Job[], log: WorkerLog) {
  const events: WorkerEvents = new EventEmitter();
  const onTrouble = (error: unknown) => log.error(`A worker's lease stumbled: ${error}`);
  let lease: ReturnType<typeof keepLease> | undefined;
  events.once('pool:create', ({ workerPool }) => {
    lease = keepLease(pool, workerPool.id, onTrouble);
  });
  const runner = await run({
    events,
    pgPool: pool,
    taskList: toTasks(jobs),
    parsedCronItems: parseCronItems(toCronItems(jobs)),
    logger: toLogger(log),
    concurrency: 4,
    noHandleSignals: true,
  });
  return {
    stop: async () => {
      await runner.stop();
      await lease?.stop();
    },
  };
}

/** Runs everything that is due and returns: for commands and tests. */
export const drainJobs = (pool: pg.Pool, jobs: readonly Job[], log: WorkerLog) =>
  runOnce({ pgPool: pool, taskList: toTasks(jobs), logger: toLogger(log), noHandleSignals: true });
