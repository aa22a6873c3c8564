import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../test/database.ts';
import { listDeadLetters, reviveDeadLetters } from '../jobs/jobs.queries.ts';
import { drainJobs } from '../jobs/worker.ts';
import { eventType, on } from './event.ts';
import { createEventRecorder } from './event-recorder.ts';

const database = useTestDatabase();
const silent = { debug: () => undefined, error: () => undefined };

const talentUnlocked = eventType(
  'talent.unlocked',
  z.object({ talentId: z.number(), recruiterId: z.number() }),
);
const somethingElse = eventType('something.else', z.object({}));

let heard: string[];
let failing: boolean;
const recorder = createEventRecorder([
  on(talentUnlocked, 'tell the talent', async ({ talentId }, eventId) => {
    heard.push(`told ${talentId} of ${eventId > 0}`);
  }),
  on(talentUnlocked, 'ask for availability', async ({ recruiterId }) => {
    if (failing) throw new Error('The line is down');
    heard.push(`asked for ${recruiterId}`);
  }),
  on(somethingElse, 'nothing', async () => {
    heard.push('never');
  }),
]);
const drain = () => drainJobs(database().pool, recorder.jobs, silent);
const countEvents = async () =>
  (await database().db.selectFrom('event_log').select('id').where('type', '=', 'talent.unlocked').execute())
    .length;

beforeEach(() => {
  heard = [];
  failing = false;
});

describe('an event', () => {
  test('reaches each of its handlers once and no other', async () => {
    await database()
      .db.transaction()
      .execute((trx) => recorder.record(trx, talentUnlocked, { talentId: 4, recruiterId: 9 }));
    await drain();
    await drain();
    expect(heard.sort()).toEqual(['asked for 9', 'told 4 of true']);
  });

  test('leaves no trace when its transaction does not hold', async () => {
    const before = await countEvents();
    const failed = database()
      .db.transaction()
      .execute(async (trx) => {
        await recorder.record(trx, talentUnlocked, { talentId: 4, recruiterId: 9 });
        throw new Error('Changed my mind');
      });
    await expect(failed).rejects.toThrow('Changed my mind');
    await drain();
    expect(heard).toEqual([]);
    expect(await countEvents()).toBe(before);
  });

  test('with a payload that is not its own is refused', async () => {
    const payload = { talentId: 'four', recruiterId: 9 } as never;
    await expect(recorder.record(database().db, talentUnlocked, payload)).rejects.toThrow();
  });

  test('cannot be rewritten', async () => {
    const { db } = database();
    await recorder.record(db, talentUnlocked, { talentId: 4, recruiterId: 9 });
    await expect(db.updateTable('event_log').set({ type: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('event_log').execute()).rejects.toThrow('append-only');
    await drain();
  });
});

describe('a handler that fails', () => {
  /** A job may still be written when the drain returns, and is then due a round later. */
  const exhaust = async () => {
    const { db, pool } = database();
    for (let round = 0; round < 100 && (await listDeadLetters(db)).length === 0; round += 1) {
      await pool.query('update graphile_worker._private_jobs set run_at = now()');
      await drain();
    }
  };

  test('holds up nobody else, and lands among the dead letters after its last try', async () => {
    const { db } = database();
    failing = true;
    await recorder.record(db, talentUnlocked, { talentId: 4, recruiterId: 9 });
    await drain();
    expect(heard).toEqual(['told 4 of true']);
    expect(await listDeadLetters(db)).toEqual([]);
    await exhaust();
    expect(await listDeadLetters(db)).toEqual([
      expect.objectContaining({
        task: 'talent.unlocked/ask for availability',
        attempts: 12,
        last_error: expect.stringContaining('The line is down'),
        payload: expect.objectContaining({ payload: { talentId: 4, recruiterId: 9 } }),
      }),
    ]);

    failing = false;
    heard = [];
    expect(await reviveDeadLetters(db)).toBe(1);
    await drain();
    expect(heard).toEqual(['asked for 9']);
    expect(await listDeadLetters(db)).toEqual([]);
  });
});
