import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  applicationCalls,
  askQuestion,
  manyTalents,
  postedJob,
  putApplication,
  someone,
} from '../../../../test/applications.ts';
import { notificationsOf } from '../../../../test/notifications.ts';
import { createTeamProject } from '../../../../test/project-outcomes.ts';
import { personalData } from '../../../features.ts';
import { eraseAtOnce } from '../../accounts/account-closing/index.ts';
import { createJobClosing } from './job-closing.ts';
import { leavingWords } from './leaving.ts';
import { listApplications, withdrawApplications } from './personal-data.queries.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { apply, read, move } = applicationCalls(testApp);

test('closing a job replies to everyone it was not decided about, once', async () => {
  const { recruiter, job } = await postedJob(db());
  const talents = await manyTalents(db(), 4);
  const statuses = ['applied', 'shortlisted', 'not_selected', 'withdrawn'];
  for (const [index, talent] of talents.entries())
    await putApplication(db(), { job: job.id, talent, ...(index > 0 && { status: statuses[index] ?? '' }) });
  const close = () =>
    db()
      .transaction()
      .execute((trx) =>
        createJobClosing(testApp().services).answer(trx, {
          jobId: job.id,
          words: 'The role is cast.',
          by: recruiter.id,
        }),
      );
  expect(await close()).toEqual(talents.slice(0, 2).map(({ id }) => id));
  expect(await close()).toEqual([]);
  const rows = await db()
    .selectFrom('job_application')
    .select(['status', 'answer_words'])
    .where('job_id', '=', job.id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { status: 'role_closed', answer_words: 'The role is cast.' },
    { status: 'not_selected', answer_words: 'The role is cast.' },
    { status: 'not_selected', answer_words: null },
    { status: 'withdrawn', answer_words: null },
  ]);
  const refs = [];
  for (const { id } of talents) refs.push((await notificationsOf(testApp(), id)).map(({ ref }) => ref));
  expect(refs).toEqual([
    ['application.role-closed-with-words'],
    ['application.not-selected-with-words'],
    [],
    [],
  ]);
});

test('erasing a recruiter tells everyone who waits for them, once; a project’s team keeps its applicants', async () => {
  const { recruiter, job } = await postedJob(db());
  const [waits, ended] = await manyTalents(db(), 2);
  const { associate, job: ofTeam } = await createTeamProject(db());
  await db().updateTable('job').set({ recruiter_id: associate.id }).where('id', '=', ofTeam.id).execute();
  if (!waits || !ended) throw new Error('Two applied');
  const id = await putApplication(db(), { job: job.id, talent: waits, status: 'shortlisted' });
  await putApplication(db(), { job: job.id, talent: ended, status: 'not_selected' });
  const kept = await putApplication(db(), { job: ofTeam.id, talent: ended });
  for (const { id: leaving } of [recruiter, associate])
    await eraseAtOnce({ ...testApp().services, personalData }, leaving);
  expect((await read(waits, id)).json()).toMatchObject({ jobApplyStatus: 10, words: leavingWords });
  expect((await read(ended, kept)).json()).toMatchObject({ jobApplyStatus: 1 });
  const refs = [];
  for (const talent of [waits, ended])
    refs.push((await notificationsOf(testApp(), talent.id)).map(({ ref }) => ref));
  expect(refs).toEqual([['application.recruiter-left'], []]);
});

test('the archive has everything that was sent; erasing leaves the outcome alone', async () => {
  const { recruiter, job } = await postedJob(db());
  const question = await askQuestion(db(), job.id);
  const talent = await someone(db());
  const item = await db()
    .selectFrom('gallery_item')
    .select('id')
    .where('talent_id', '=', talent.id)
    .executeTakeFirstOrThrow();
  const sent = await apply(talent, {
    jobId: job.public_id,
    note: 'My secret note',
    answers: [{ question_id: question.id, answer: 'My secret answer' }],
    media: [{ gallary_id: item.id }],
  });
  const { id } = sent.json();
  await move(recruiter, id, { jobApplyStatus: 3, from: 1, words: 'Our secret words' });
  const archive = JSON.stringify(await listApplications(db(), talent));
  for (const secret of ['My secret note', 'My secret answer', 'Our secret words', '"media_sent":1'])
    expect(archive).toContain(secret);
  await db()
    .transaction()
    .execute((trx) => withdrawApplications(trx, talent));
  const left = await read(recruiter, id);
  expect(left.body).not.toContain('secret');
  expect(left.json()).toMatchObject({
    jobApplyStatus: 9,
    sent: { note: null, media: [], answers: [], days: null, awaited: [] },
    steps: [{ status: 'applied' }, { status: 'shortlisted' }, { status: 'withdrawn', made_by: 'talent' }],
  });
});
