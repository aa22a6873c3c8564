import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { join, startServer, type TestSocket, tokenFor } from '../../../../test/live.ts';
import { createTeamProject, shareWith } from '../../../../test/project-outcomes.ts';

const testApp = useTestApp();
const db = () => testApp().db;
let url: string;
beforeAll(async () => {
  url = await startServer(testApp());
});

const open = async (person: { id: number }) => join(url, await tokenFor(testApp(), person));
const countJobs = ({ received }: TestSocket) =>
  received.filter(({ event, data }) => event === 'notification' && 'jobs' in Object(data)).length;

test('a project read and answered in one tab changes in the others, and for the team', async () => {
  const team = await createTeamProject(db());
  const [me, other] = [await createTalent(db()), await createTalent(db())];
  await shareWith(db(), team.characters[0], { talent_id: me.id });
  await shareWith(db(), team.characters[0], { talent_id: other.id });
  const [mine, theirs, owners] = [await open(me), await open(other), await open(team.owner)];
  const headers = await testApp().as(me);
  const read = () =>
    testApp().app.inject({
      method: 'POST',
      url: '/v1/recruiter-project/clickopenprojectsbyid',
      headers,
      payload: { project_id: team.project.id },
    });
  const { id } = (await read()).json().shares[0];
  expect(await mine.next('notification')).toEqual({ user_id: me.id, jobs: true });
  expect(await owners.next('project')).toEqual({ project_id: team.project.id });
  // Reading again is nothing new.
  await read();
  await testApp().app.inject({
    method: 'PATCH',
    url: `/v1/share-project-details/${id}`,
    headers,
    payload: { interest: 'interested' },
  });
  expect(await mine.next('notification')).toEqual({ user_id: me.id, jobs: true });
  expect(await owners.next('project')).toEqual({ project_id: team.project.id });
  expect([countJobs(mine), countJobs(theirs)]).toEqual([2, 0]);
  for (const tab of [mine, theirs, owners]) tab.close();
});
