import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { applicationCalls, manyTalents, postedJob, putApplication } from '../../../../test/applications.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { closingWords, createSilence } from './silence.service.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { read, list, move } = applicationCalls(testApp);
const silence = () => createSilence(testApp().services);
const refsOf = async (accountId: number) =>
  (await notificationsOf(testApp(), accountId)).map(({ ref }) => ref);

const waiting = async (since: string, zone: string | null, count = 1) => {
  const { recruiter, job } = await postedJob(db(), {
    title: 'Lead',
    ...(zone !== null && { closes_at: new Date('2030-01-01'), closes_zone: zone }),
  });
  const talents = await manyTalents(db(), count);
  const ids: number[] = [];
  for (const talent of talents) {
    const id = await putApplication(db(), { job: job.id, talent });
    await db()
      .updateTable('job_application')
      .set({ step_since: new Date(since), created_at: new Date(since) })
      .where('id', '=', id)
      .execute();
    ids.push(id);
  }
  const [talent] = talents;
  if (!talent) throw new Error('Somebody waits');
  return { recruiter, job, talents, talent, ids, id: ids[0] ?? 0 };
};

const stateOf = (id: number) =>
  db()
    .selectFrom('job_application')
    .select(['status', 'asked_at', 'answer_words'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('days are those of the job’s calendar', () => {
  test.each([
    [
      'America/New_York',
      '2026-10-28T19:00:00Z',
      '2026-11-04T20:00:00Z',
      '2026-11-05T15:00:00Z',
      '2026-11-11T15:00:00Z',
    ],
    [
      'America/New_York',
      '2026-03-04T20:00:00Z',
      '2026-03-11T19:00:00Z',
      '2026-03-12T14:00:00Z',
      '2026-03-18T14:00:00Z',
    ],
    [
      'Europe/London',
      '2026-10-20T22:30:00Z',
      '2026-10-27T23:30:00Z',
      '2026-10-28T10:00:00Z',
      '2026-11-03T10:00:00Z',
    ],
    [
      'Europe/London',
      '2027-03-24T23:30:00Z',
      '2027-03-31T22:30:00Z',
      '2027-04-01T09:00:00Z',
      '2027-04-07T09:00:00Z',
    ],
    [
      'Asia/Kolkata',
      '2026-11-01T20:00:00Z',
      '2026-11-08T20:00:00Z',
      '2026-11-10T04:30:00Z',
      '2026-11-16T04:30:00Z',
    ],
    [null, '2026-11-01T20:00:00Z', '2026-11-08T20:00:00Z', '2026-11-10T04:30:00Z', '2026-11-16T04:30:00Z'],
  ])('%s from %s: due %s, asked %s, closed %s', async (zone, since, due, asks, closes) => {
    const { talent, id } = await waiting(since, zone);
    const { clock } = (await read(talent, id)).json();
    const instant = (at: string) => new Date(at).toISOString();
    expect(clock).toEqual({
      due_at: instant(due),
      asked_at: null,
      asks_at: instant(asks),
      closes_at: instant(closes),
    });
    const justBefore = (at: string) => new Date(Date.parse(at) - 1000);
    await silence().run(justBefore(asks));
    expect(await stateOf(id)).toMatchObject({ asked_at: null });
    await silence().run(new Date(asks));
    expect(await stateOf(id)).toMatchObject({ asked_at: new Date(asks), status: 'applied' });
    await silence().run(justBefore(closes));
    expect(await stateOf(id)).toMatchObject({ status: 'applied' });
    await silence().run(new Date(closes));
    expect(await stateOf(id)).toMatchObject({ status: 'role_closed', answer_words: closingWords });
  });
});

test('asked once a job and told to each talent, by two nodes at once and again', async () => {
  const { recruiter, talents } = await waiting('2027-01-01T06:00:00Z', null, 3);
  const asks = new Date('2027-01-09T05:00:00Z');
  await Promise.all([silence().run(asks), silence().run(asks)]);
  await silence().run(asks);
  expect(await refsOf(recruiter.id)).toEqual(['application.reply-due']);
  for (const { id } of talents) expect(await refsOf(id)).toEqual(['application.reply-asked']);
  const closes = new Date('2027-01-15T05:00:00Z');
  await Promise.all([silence().run(closes), silence().run(closes)]);
  expect(await refsOf(recruiter.id)).toEqual(['application.reply-due', 'application.closed-for-silence']);
  for (const { id } of talents)
    expect(await refsOf(id)).toEqual(['application.reply-asked', 'application.closed-unanswered']);
});

test('a worker that dies leaves nothing half done', async () => {
  const { recruiter, talent, id } = await waiting('2027-02-01T06:00:00Z', null);
  const { events } = testApp().services;
  const dying = createSilence({
    db: db(),
    events: {
      ...events,
      record: async (trx, event, payload) => {
        await events.record(trx, event, payload);
        if (event.type === 'application.silence') throw new Error('Killed');
      },
    },
  });
  const asks = new Date('2027-02-09T05:00:00Z');
  await expect(dying.run(asks)).rejects.toThrow('Killed');
  expect(await stateOf(id)).toMatchObject({ asked_at: null });
  await silence().run(asks);
  expect([await refsOf(recruiter.id), await refsOf(talent.id)]).toEqual([
    ['application.reply-due'],
    ['application.reply-asked'],
  ]);
});

test('a job that fails holds up no other', async () => {
  const [broken, other] = [
    await waiting('2027-02-01T06:00:00Z', null),
    await waiting('2027-02-01T06:00:00Z', null),
  ];
  const { events } = testApp().services;
  const failing = createSilence({
    db: db(),
    events: {
      ...events,
      record: async (trx, event, payload) => {
        if (JSON.stringify(payload).includes(`"jobId":${broken.job.id}`)) throw new Error('Broken');
        await events.record(trx, event, payload);
      },
    },
  });
  const asks = new Date('2027-02-09T05:00:00Z');
  await expect(failing.run(asks)).rejects.toThrow('1 of 2 failed; the first: Broken');
  expect(await stateOf(broken.id)).toMatchObject({ asked_at: null });
  expect(await stateOf(other.id)).toMatchObject({ asked_at: asks });
});

test('every step but an offer starts the days anew', async () => {
  const { recruiter, id } = await waiting('2027-03-01T06:00:00Z', null);
  await silence().run(new Date('2027-03-09T05:00:00Z'));
  for (const [from, jobApplyStatus] of [
    [1, 3],
    [3, 4],
    [4, 5],
  ]) {
    await move(recruiter, id, { jobApplyStatus, from });
    expect((await read(recruiter, id)).json().clock).toMatchObject({ asked_at: null });
  }
  const steps = db().updateTable('job_application').where('id', '=', id);
  await steps.set({ step_since: new Date('2027-04-01T06:00:00Z') }).execute();
  await silence().run(new Date('2027-04-09T05:00:00Z'));
  expect(await stateOf(id)).toMatchObject({ asked_at: new Date('2027-04-09T05:00:00Z') });
  await steps.set({ status: 'offered' }).execute();
  expect((await read(recruiter, id)).json().clock).toBeNull();
  await silence().run(new Date('2037-03-09T05:00:00Z'));
  expect(await stateOf(id)).toMatchObject({ status: 'offered', asked_at: null });
});

test('nobody is closed without having been asked: whoever is found late has the days from then', async () => {
  const { id } = await waiting('2025-05-01T06:00:00Z', null);
  const found = new Date('2025-07-01T06:00:00Z');
  await silence().run(found);
  expect(await stateOf(id)).toMatchObject({ status: 'applied', asked_at: found });
  await silence().run(new Date('2025-07-07T04:29:00Z'));
  expect(await stateOf(id)).toMatchObject({ status: 'applied' });
  await silence().run(new Date('2025-07-07T04:30:00Z'));
  expect(await stateOf(id)).toMatchObject({ status: 'role_closed' });
});

test('who is overdue is filtered, counted, and one task on the desk', async () => {
  const { recruiter, job, ids } = await waiting('2025-08-01T06:00:00Z', null, 2);
  const [first = 0] = ids;
  await move(recruiter, first, { jobApplyStatus: 2, from: 1 });
  const found = (await list(recruiter, `?jobId=${job.id}&overdue=true`)).json();
  expect([found.totalResults, found.overdue, found.results[0]?.id]).toEqual([1, 1, ids[1]]);
  const desk = await testApp().app.inject({
    url: `/v1/recruiter/${recruiter.id}/desk`,
    headers: await testApp().as(recruiter),
  });
  expect(
    desk.json().tasks.find(({ kind }: { kind: string }) => kind === 'overdue_applications'),
  ).toMatchObject({
    count: 1,
    detail: { job: 'Lead', job_id: job.id, asked: 0 },
  });
});
