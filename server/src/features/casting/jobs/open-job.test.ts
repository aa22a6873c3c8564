import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { isOpenJob, jobs } from './jobs.queries.ts';

const database = useTestDatabase();

test('a job is open when it is published, not past its closing date, and its recruiter is in good standing', async () => {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const frozen = await createRecruiter(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
  const gone = await createRecruiter(db, { account: { closed_at: new Date() } });
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  await createOpenJob(db, recruiter.id, { title: 'Up' });
  await createOpenJob(db, recruiter.id, { title: 'Closes today', closes_on: today });
  await createOpenJob(db, recruiter.id, { title: 'Past its day', closes_on: '2020-01-01' });
  await createOpenJob(db, recruiter.id, { title: 'Closed', status: 'closed' });
  await createOpenJob(db, frozen.id, { title: 'Of somebody frozen' });
  await createOpenJob(db, gone.id, { title: 'Of somebody gone' });
  const open = await db
    .selectFrom(jobs('job'))
    .select('job.title')
    .where(isOpenJob('job'))
    .orderBy('job.id')
    .execute();
  expect(open.map(({ title }) => title)).toEqual(['Up', 'Closes today']);
});
