import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTeam } from '../../../../test/character-team.ts';
import { jobsUrl, ownJobsOf } from '../../../../test/own-jobs.ts';

const testApp = useTestApp();
const { post, patch, make, list } = ownJobsOf(testApp);

test('201: what its project asks of everyone stands on the job too, and is no field of it', async () => {
  const { owner, projectId } = await createTeam(testApp());
  const asked = { project_id: projectId, kind: 'kiss', level: 'one', note: 'Closed set' };
  await testApp()
    .db.insertInto('project_disclosure')
    .values([asked, { ...asked, kind: 'stunts', level: 'heavy' }])
    .execute();
  const own = [{ kind: 'stunts', level: 'light', note: 'A fall' }];
  const job = await make(owner.headers, { project_id: projectId, playing_age_min: 16, disclosures: own });
  expect(job).toMatchObject({
    disclosures: [{ kind: 'kiss', note: 'Closed set' }, ...own],
    own_disclosures: own,
    findings: [{ check: 'minors_in_comfort_scenes', evidence: { scenes: 'kiss' } }],
  });
});

test('404 and 403: a job of a project is its team’s, whoever posted it', async () => {
  const { db } = testApp();
  const { owner, associate, projectId } = await createTeam(testApp());
  const { id } = await make(associate.headers, { project_id: projectId });
  const { id: alone } = await make(associate.headers);
  const read = async (job: number) =>
    (await testApp().app.inject({ url: `${jobsUrl}/${job}`, headers: associate.headers })).statusCode;
  const titles = async () => (await list(associate.headers)).json().totalResults;
  await db
    .updateTable('project_member')
    .set({ role: 'viewer' })
    .where('account_id', '=', associate.id)
    .execute();
  expect(await read(id)).toBe(200);
  const refused = await patch(associate.headers, id, { title: 'Mine' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROJECT_RIGHT_MISSING']);
  expect((await list(associate.headers)).json().results).toMatchObject([
    { id: alone },
    { id, can_edit: false },
  ]);

  await db.deleteFrom('project_member').where('account_id', '=', associate.id).execute();
  expect(await read(id)).toBe(404);
  expect((await patch(associate.headers, id, { title: 'Mine' })).statusCode).toBe(404);
  expect((await post(associate.headers, { title: 'Mine', copy_of: id })).statusCode).toBe(404);
  expect(await titles()).toBe(1);
  expect((await patch(owner.headers, id, { title: 'Ours' })).statusCode).toBe(200);
  expect((await patch(associate.headers, alone, { title: 'Mine' })).statusCode).toBe(200);
});
