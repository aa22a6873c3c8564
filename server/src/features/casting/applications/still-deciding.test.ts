import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  applicationCalls,
  daysAgo,
  manyTalents,
  postedJob,
  putApplication,
} from '../../../../test/applications.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { countAnswering } from './answering.queries.ts';
import { createSilence } from './silence.service.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { list, move, moveAll, read } = applicationCalls(testApp);
const words = 'We see the last of you on Friday.';
const saying = { still_deciding: true, words };
const said = { ...saying, from: 2 };

const waiting = async (count = 1, status = 'viewed') => {
  const { recruiter, job } = await postedJob(db(), { title: 'Lead' });
  const talents = await manyTalents(db(), count);
  const ids: number[] = [];
  for (const talent of talents)
    ids.push(await putApplication(db(), { job: job.id, talent, status, since: 6, sent: 6.1 }));
  const [talent, id] = [talents[0], ids[0] ?? 0];
  if (!talent) throw new Error('Somebody waits');
  return { recruiter, job, talents, talent, ids, id };
};
const toldOf = async (accountId: number) =>
  (await notificationsOf(testApp(), accountId)).filter(({ ref }) => ref === 'application.still-deciding');

test('200: the days start again, the timeline has the words, and the talent is notified once', async () => {
  const { recruiter, talent, id } = await waiting();
  await createSilence(testApp().services).run(daysAgo(-3));
  const before = (await read(talent, id)).json();
  expect(before.clock.asked_at).not.toBeNull();
  for (const answer of [
    await move(recruiter, id, said),
    await move(recruiter, id, { ...said, words: 'Again' }),
  ])
    expect([answer.statusCode, answer.json().jobApplyStatus]).toEqual([200, 2]);
  const after = (await read(talent, id)).json();
  expect(after).toMatchObject({ jobApplyStatus: 2, clock: { asked_at: null }, words: null });
  expect(after.clock.due_at > before.clock.due_at).toBe(true);
  expect(after.steps.slice(1)).toMatchObject([
    { status: 'viewed', words: null },
    { status: 'viewed', made_by: 'team', by: 'Tara Dutta', words },
  ]);
  const told = await toldOf(talent.id);
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).toContain(words);
});

test('two who say it at once say it once', async () => {
  const { recruiter, talent, id } = await waiting();
  const answers = await Promise.all([move(recruiter, id, said), move(recruiter, id, said)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await toldOf(talent.id)).toHaveLength(1);
});

test('it is a reply: nobody is overdue, and the figures count it', async () => {
  const { recruiter, job, talents, id } = await waiting();
  await db()
    .updateTable('job_application')
    .set({ step_since: daysAgo(8) })
    .where('id', '=', id)
    .execute();
  const overdue = async () => {
    const own = await testApp().app.inject({
      url: '/v1/auditions/own',
      headers: await testApp().as(recruiter),
    });
    return [(await list(recruiter, `?jobId=${job.id}`)).json().overdue, own.json().results[0].overdue];
  };
  expect(await overdue()).toEqual([1, 1]);
  await move(recruiter, id, said);
  expect(await overdue()).toEqual([0, 0]);
  const other = await postedJob(db());
  const [talent] = talents;
  if (!talent) throw new Error('Somebody applied');
  const old = await putApplication(db(), {
    job: other.job.id,
    talent,
    status: 'viewed',
    since: 16,
    sent: 17,
  });
  const say = (days: number) =>
    db()
      .insertInto('application_event')
      .values({
        application_id: old,
        from_status: 'viewed',
        to_status: 'viewed',
        made_by: 'team',
        words,
        happened_at: daysAgo(days),
      })
      .execute();
  await say(12);
  await say(8);
  // Sent, viewed and told of on day 12: answered in time. What was said on day 8 is overdue.
  expect(await countAnswering(db(), other.recruiter.id)).toMatchObject({
    due: 4,
    answered: 3,
    next_step_days: null,
  });
});

test('several at once: those that stand where they were read, the others are named', async () => {
  const { recruiter, talents, ids } = await waiting(3);
  const [first = 0, second = 0, third = 0] = ids;
  await move(recruiter, first, { jobApplyStatus: 8, from: 2 });
  await move(recruiter, second, said);
  const payload = { applications: ids.map((id) => ({ id, from: 2 })), ...saying };
  const answer = (await moveAll(recruiter, payload)).json();
  expect(answer).toEqual({
    moved: [second, third],
    stayed: [{ id: first, jobApplyStatus: 8, by: 'Tara Dutta' }],
  });
  expect((await moveAll(recruiter, payload)).json()).toEqual(answer);
  for (const [index, talent] of talents.entries())
    expect(await toldOf(talent.id)).toHaveLength(index === 0 ? 0 : 1);
});

test('400: without words, with a status, from the talent; 409: decided already, or moved', async () => {
  const { recruiter, talent, id } = await waiting();
  const fields = async (payload: object, who = recruiter) =>
    (await move(who, id, payload)).json().errors?.map(({ field }: { field: string }) => field);
  expect(await fields({ still_deciding: true })).toEqual(['words']);
  expect(await fields({ ...saying, jobApplyStatus: 3, from: 2 })).toEqual(['still_deciding']);
  expect(await fields({ words })).toEqual(['words']);
  expect(await fields(saying)).toEqual(['from']);
  expect((await move(talent, id, { still_deciding: true })).statusCode).toBe(400);
  const moved = await move(recruiter, id, { ...saying, from: 1 });
  expect([moved.statusCode, moved.json().code]).toEqual([409, 'CONFLICT']);
  await move(recruiter, id, { jobApplyStatus: 8, from: 2 });
  const settled = await move(recruiter, id, { ...saying, from: 8 });
  expect([settled.statusCode, settled.json().code]).toEqual([409, 'ALREADY_SETTLED']);
});
