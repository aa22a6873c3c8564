import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';
import { ownJobsOf } from '../../../../test/own-jobs.ts';
import { closingOf } from '../../../../test/project-closing.ts';
import { createTeamProject } from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const { stepsOf, eventsOf } = ownJobsOf(testApp);
const { close } = closingOf(testApp);

test.each([
  ['open', {}, 'closed', ['close'], ['job.closed']],
  ['paused', { status: 'paused' }, 'closed', ['close'], ['job.closed']],
  ['expired', { status: 'expired' }, 'closed', ['close'], ['job.closed']],
  ['in review after it was open', { status: 'in_review' }, 'closed', ['close'], ['job.closed']],
  ['in review', { status: 'in_review', opened_at: null }, 'draft', ['withdraw'], ['job.withdrawn']],
  ['draft', { status: 'draft', opened_at: null }, 'draft', [], []],
  ['closed', { status: 'closed' }, 'closed', [], []],
])('a job that is %s when its project closes', async (_what, changes, status, steps, events) => {
  const { db } = testApp();
  const team = await createTeamProject(db);
  const job = await createOpenJob(db, team.owner.id, { project_id: team.project.id, ...changes });
  await close(team);
  const left = await db.selectFrom('job').select('status').where('id', '=', job.id).executeTakeFirst();
  const taken = await stepsOf(job.id);
  expect([left?.status, taken.map(({ step }) => step), await eventsOf(job.id)]).toEqual([
    status,
    steps,
    events,
  ]);
  expect(taken.every(({ actor_id }) => actor_id === team.owner.id)).toBe(true);
});
