import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { isOpenJob, jobs } from './jobs.queries.ts';

const database = useTestDatabase();

const closing = (inMs: number) => ({
  closes_at: new Date(Date.now() + inMs),
  closes_zone: 'America/New_York',
});

test('a job is open when it is published, not past its deadline, and its recruiter is in good standing', async () => {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const frozen = await createRecruiter(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
  const gone = await createRecruiter(db, { account: { closed_at: new Date() } });
  await createOpenJob(db, recruiter.id, { title: 'Up' });
  await createOpenJob(db, recruiter.id, { title: 'Closes soon', ...closing(60_000) });
  await createOpenJob(db, recruiter.id, { title: 'Past its deadline', ...closing(-1000) });
  await createOpenJob(db, recruiter.id, { title: 'Closed', status: 'closed' });
  await createOpenJob(db, frozen.id, { title: 'Of somebody frozen' });
  await createOpenJob(db, gone.id, { title: 'Of somebody gone' });
  const open = await db
    .selectFrom(jobs('job'))
    .select('job.title')
    .where(isOpenJob('job'))
    .orderBy('job.id')
    .execute();
  expect(open.map(({ title }) => title)).toEqual(['Up', 'Closes soon']);
});
