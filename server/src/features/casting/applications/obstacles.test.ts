import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { applicationCalls } from '../../../../test/applications.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createOpenJob, createProject } from '../../../../test/landing-factories.ts';

const testApp = useTestApp();
const db = () => testApp().db;
const { apply } = applicationCalls(testApp);

test('400: what a project discloses keeps from applying, as the page of the job says', async () => {
  const recruiter = await createRecruiter(db());
  const project = await createProject(db(), recruiter.id, {});
  await db()
    .insertInto('project_disclosure')
    .values({ project_id: project.id, kind: 'kiss', level: 'one' })
    .execute();
  const job = await createOpenJob(db(), recruiter.id, { project_id: project.id });
  const talent = await createTalent(db(), { talent: { date_of_birth: '2012-01-01' } });
  const page = await testApp().app.inject({
    url: `/v1/auditions/${job.public_id}`,
    headers: await testApp().as(talent),
  });
  expect(page.json().for_roles[0].obstacle).toBe('adults_only');
  const answer = await apply(talent, { jobId: job.public_id });
  expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field: 'jobId' }]]);
});
