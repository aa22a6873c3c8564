import { setTimeout as pause } from 'node:timers/promises';
import { changeTypes } from '@callboard/contract/billing/credits';
import pg from 'pg';
import { Random } from '../src/demo/random.ts';
import {
  giveCredits,
  lockCredits,
  reclaimCredits,
  refundUnlock,
} from '../src/features/billing/credits/index.ts';
import { createUnlocking } from '../src/features/casting/unlocking/index.ts';
import { connect, type Database } from '../src/platform/db/database.ts';
import { createEventRecorder } from '../src/platform/events/event-recorder.ts';
import { ProblemError } from '../src/platform/http/problem-error.ts';

export interface Storm {
  readonly url: string;
  readonly seed: string;
  readonly workers: number;
  /** Of each worker. */
  readonly operations: number;
  readonly recruiters: readonly number[];
  readonly talents: readonly number[];
  /** How long between two killed connections. */
  readonly killEveryMs: number;
}

/** What the storm was told happened. */
export interface Told {
  /** By cause: what was given, and what was taken back. */
  readonly given: Map<string, number>;
  readonly refused: Set<string>;
  readonly takenBack: Set<string>;
  /** Recruiter and talent, as '4:17'. */
  readonly unlocked: Set<string>;
  kills: number;
  retries: number;
}

type Work = (db: Database) => Promise<void>;

const unlimited = {
  take: async () => undefined,
  takeDistinct: async () => undefined,
  forget: async () => undefined,
};
const events = createEventRecorder([]);

const unlock =
  (told: Told, recruiterId: number, talentId: number): Work =>
  async (db) => {
    const actor = {
      kind: 'recruiter',
      accountId: recruiterId,
      sessionId: '',
      frozen: false,
      complete: true,
      verified: false,
    } as const;
    try {
      await createUnlocking({ db, events, limits: unlimited }).unlock(actor, { talentId });
      told.unlocked.add(`${recruiterId}:${talentId}`);
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === 'NO_CREDITS')) throw error;
    }
  };

const give =
  (told: Told, recruiterId: number, cause: string, random: Random): Work =>
  async (db) => {
    const credits = random.int(1, 6);
    const lasts = random.pick([null, null, 90 * 86_400_000, random.int(200, 1500)]);
    const expiresAt = lasts === null ? undefined : new Date(Date.now() + lasts);
    const gift = {
      recruiterId,
      cause,
      credits,
      expiresAt,
      changeType: changeTypes.bonus,
      source: 'bonus',
    } as const;
    // A retry gives what was meant the first time.
    const meant = told.given.get(cause) ?? credits;
    told.given.set(cause, meant);
    try {
      await db.transaction().execute((trx) => giveCredits(trx, { ...gift, credits: meant }));
      told.refused.delete(cause);
    } catch (error) {
      if (!(error instanceof Error && error.message === 'These credits have ended')) throw error;
      told.refused.add(cause);
    }
  };

const takeSomeBack =
  (told: Told, recruiterId: number, cause: string, random: Random): Work =>
  async (db) => {
    const lots = await db
      .selectFrom('credit_lot')
      .select('id')
      .where('recruiter_id', '=', recruiterId)
      .where('unspent', '>', 0)
      .orderBy('id')
      .execute();
    if (lots.length === 0) return;
    const recall = {
      recruiterId,
      cause,
      lotId: String(random.pick(lots).id),
      atMost: random.int(1, 3),
      note: 'Storm',
    };
    if ((await db.transaction().execute((trx) => reclaimCredits(trx, recall))) > 0) told.takenBack.add(cause);
  };

const draw = (storm: Storm, told: Told, random: Random, cause: string): Work => {
  const recruiterId = random.pick(storm.recruiters);
  const talentId = random.pick(storm.talents);
  const choice = random.weighted([
    ['unlock', 50],
    ['give', 22],
    ['refund', 12],
    ['expire', 8],
    ['takeBack', 8],
  ]);
  if (choice === 'unlock') return unlock(told, recruiterId, talentId);
  if (choice === 'give') return give(told, recruiterId, cause, random);
  if (choice === 'takeBack') return takeSomeBack(told, recruiterId, cause, random);
  if (choice === 'expire') return (db) => db.transaction().execute((trx) => lockCredits(trx, recruiterId));
  return async (db) => {
    await db.transaction().execute((trx) => refundUnlock(trx, { recruiterId, talentId }));
  };
};

/** The line was cut: whether the work was done, nobody knows. */
const isCut = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && ['57P01', 'ECONNRESET', 'EPIPE'].includes(String(error.code))) ||
    /Connection terminated|not queryable/.test(error.message));

async function untilAnswered(db: Database, work: Work, told: Told): Promise<void> {
  for (;;) {
    try {
      return await work(db);
    } catch (error) {
      if (!isCut(error)) throw error;
      told.retries += 1;
    }
  }
}

async function runWorker(storm: Storm, told: Told, worker: number): Promise<void> {
  const connection = connect(storm.url, { max: 1 });
  const random = new Random(`${storm.seed}/${worker}`);
  try {
    for (let turn = 0; turn < storm.operations; turn += 1) {
      await untilAnswered(connection.db, draw(storm, told, random, `storm:${worker}:${turn}`), told);
    }
  } finally {
    await connection.close();
  }
}

/** Cuts one connection after the other, chosen by lot. */
async function runKiller({ url, killEveryMs }: Storm, told: Told, isOver: () => boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  while (!isOver()) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
       order by random() limit 1`,
    );
    told.kills += rowCount ?? 0;
    await pause(killEveryMs);
  }
  await client.end();
}

/** Many at once move credits at random while their connections are cut, and try again until they are answered. */
export async function runStorm(storm: Storm): Promise<Told> {
  const told: Told = {
    given: new Map(),
    refused: new Set(),
    takenBack: new Set(),
    unlocked: new Set(),
    kills: 0,
    retries: 0,
  };
  let isOver = false;
  const killer = runKiller(storm, told, () => isOver);
  try {
    await Promise.all(Array.from({ length: storm.workers }, (_, worker) => runWorker(storm, told, worker)));
  } finally {
    isOver = true;
    await killer;
  }
  return told;
}
