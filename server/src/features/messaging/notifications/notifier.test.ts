import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { notificationsOf, sentTo } from '../../../../test/notifications.ts';
import type { NotificationRequest } from '../../../platform/feature/notification.ts';
import { drainJobs } from '../../../platform/jobs/worker.ts';
import { talentUnlocked } from '../../casting/unlocking/unlocking.events.ts';
import { markReadByCause } from './mark-read.queries.ts';
import { createNotifier } from './notifier.ts';

const testApp = useTestApp();
const silent = { debug: () => undefined, error: () => undefined };

const pair = async () => {
  const { db } = testApp();
  const [recruiter, talent] = [await createRecruiter(db), await createTalent(db)];
  await unlock(db, recruiter, talent);
  return { recruiter, talent };
};
const about = (accountId: number, changes: Partial<NotificationRequest> = {}): NotificationRequest => ({
  ref: 'house.to-talent',
  notificationType: 1,
  topic: 'availability',
  text: { message: '{{message}}', path: '/app', email: { subject: 'PersonMessage', action: 'Open' } },
  emails: 'by-preference',
  onPhone: true,
  accountId,
  cause: 'one:thing',
  loadContent: async () => ({ variables: { message: 'Something happened' } }),
  ...changes,
});
const announce = (request: NotificationRequest) =>
  testApp()
    .db.transaction()
    .execute((trx) => testApp().services.notifier.announce(trx, request));

describe('a notification is sent once', () => {
  test('however often the job runs', async () => {
    const { db, services } = testApp();
    const { recruiter, talent } = await pair();
    const happened = { recruiterId: recruiter.id, talentId: talent.id };
    await db.transaction().execute((trx) => services.events.record(trx, talentUnlocked, happened));
    expect(await notificationsOf(testApp(), talent.id)).toHaveLength(1);
    const { id: eventId } = await db
      .selectFrom('event_log')
      .select('id')
      .where('type', '=', 'talent.unlocked')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const jobs = services.events.jobs.filter(({ name }) => name.startsWith('talent.unlocked/tell '));
    expect(jobs).toHaveLength(4);
    for (const job of jobs) {
      await job.run({ eventId, payload: happened }, { attempt: 2, isLastAttempt: false });
    }
    expect(await notificationsOf(testApp(), talent.id)).toHaveLength(1);
    expect(await sentTo(testApp(), talent.email)).toHaveLength(1);
  });

  test('however many workers send it at once, without a gap in seq', async () => {
    const { talent } = await pair();
    const ids = await Promise.all(Array.from({ length: 8 }, () => announce(about(talent.id))));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    await announce(about(talent.id, { cause: 'another:thing' }));
    expect((await notificationsOf(testApp(), talent.id)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await sentTo(testApp(), talent.email)).toHaveLength(2);
  });

  test('by two workers with the jobs of many people', async () => {
    const { db, pool, services } = testApp();
    const pairs = [];
    for (let count = 0; count < 6; count += 1) pairs.push(await pair());
    for (const { recruiter, talent } of pairs) {
      const happened = { recruiterId: recruiter.id, talentId: talent.id };
      await db.transaction().execute((trx) => services.events.record(trx, talentUnlocked, happened));
    }
    await Promise.all([1, 2].map(() => drainJobs(pool, services.jobs, silent)));
    for (const { talent } of pairs) expect(await notificationsOf(testApp(), talent.id)).toHaveLength(1);
  });

  test('or not at all when queueing fails', async () => {
    const { db, services } = testApp();
    const { talent } = await pair();
    const broken = createNotifier({
      db,
      publicUrl: 'http://localhost',
      outbox: {
        ...services.outbox,
        queue: async () => {
          throw new Error('The disk is full');
        },
      },
    });
    const attempt = db.transaction().execute((trx) => broken.announce(trx, about(talent.id)));
    await expect(attempt).rejects.toThrow('The disk is full');
    expect(await notificationsOf(testApp(), talent.id)).toEqual([]);
    await announce(about(talent.id));
    expect((await notificationsOf(testApp(), talent.id)).map(({ seq }) => seq)).toEqual([1]);
  });
});

test('closed accounts and other user types get nothing', async () => {
  const { db } = testApp();
  const [closed, recruiter] = [
    await createTalent(db, { account: { closed_at: new Date() } }),
    await createRecruiter(db),
  ];
  expect([await announce(about(closed.id)), await announce(about(recruiter.id))]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await notificationsOf(testApp(), closed.id)).toEqual([]);
});

test('markReadByCause marks every notification with that prefix', async () => {
  const { db } = testApp();
  const { talent } = await pair();
  for (const cause of ['message:4:1', 'message:4:2', 'message:44:1'])
    await announce(about(talent.id, { cause }));
  await markReadByCause(db, talent.id, 'message:4:');
  const sent = await notificationsOf(testApp(), talent.id);
  expect(sent.map(({ read_at }) => read_at !== null)).toEqual([true, true, false]);
});

test('403: POST /v1/notification by a member', async () => {
  const { app, db } = testApp();
  const recruiter = await createRecruiter(db);
  const payload = { user_id: recruiter.id, message: 'Hello', notification_type: 2 };
  const headers = await testApp().as(recruiter);
  const asMember = await app.inject({ method: 'POST', url: '/v1/notification', headers, payload });
  expect([asMember.statusCode, asMember.json().code]).toEqual([403, 'WRONG_KIND_OF_USER']);
  expect(await notificationsOf(testApp(), recruiter.id)).toEqual([]);
});
