import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { join, startServer, type TestSocket, tokenFor } from '../../../../test/live.ts';
import { createTeam, type TeamMember } from '../../../../test/project-people.ts';
import { recordActivity } from '../project-access/index.ts';

const testApp = useTestApp();
let url: string;
beforeAll(async () => {
  url = await startServer(testApp());
});

const open = async (person: TeamMember) => join(url, await tokenFor(testApp(), person));
const projectEvents = ({ received }: TestSocket) =>
  received.filter(({ event }) => event === 'project').map(({ data }) => data);
const happens = (projectId: number, actorId: number) =>
  recordActivity(testApp().db, { projectId, actorId, kind: 'project_edited' });

describe('project', () => {
  test('reaches everyone on it when something happened, and nobody else', async () => {
    const { owner, associate, viewer, stranger, projectId } = await createTeam(testApp());
    const other = await createTeam(testApp());
    const tabs = [await open(owner), await open(associate), await open(viewer), await open(owner)];
    const [stranded, elsewhere] = [await open(stranger), await open(other.owner)];
    await happens(projectId, owner.id);
    await happens(other.projectId, other.owner.id);
    for (const tab of tabs) expect(await tab.next('project')).toEqual({ project_id: projectId });
    expect(await elsewhere.next('project')).toEqual({ project_id: other.projectId });
    expect(projectEvents(elsewhere)).toHaveLength(1);
    expect(stranded.received).toEqual([]);
    for (const tab of [...tabs, stranded, elsewhere]) tab.close();
  });

  test('someone removed hears it once and nothing afterwards', async () => {
    const { owner, associate, viewer, projectId } = await createTeam(testApp());
    const [ownTab, removedTab] = [await open(owner), await open(viewer)];
    await testApp().app.inject({
      method: 'DELETE',
      url: `/v1/recruiter-project/${projectId}/people/${viewer.id}`,
      headers: owner.headers,
    });
    expect(await removedTab.next('project')).toEqual({ project_id: projectId, removed: true });
    // Their going, and the line about it.
    for (const _ of ['member', 'activity'])
      expect(await ownTab.next('project')).toEqual({ project_id: projectId });
    await happens(projectId, associate.id);
    expect(await ownTab.next('project')).toEqual({ project_id: projectId });
    expect(projectEvents(removedTab)).toEqual([{ project_id: projectId, removed: true }]);
    for (const tab of [ownTab, removedTab]) tab.close();
  });

  test('someone who joins hears of it from then on', async () => {
    const { owner, stranger, projectId } = await createTeam(testApp());
    const tab = await open(stranger);
    const invited = await testApp().app.inject({
      method: 'POST',
      url: `/v1/recruiter-project/${projectId}/people`,
      headers: owner.headers,
      payload: { role: 'viewer' },
    });
    const token = String(invited.json().url).split('/').at(-1);
    await testApp().app.inject({
      method: 'POST',
      url: `/v1/recruiter-project/invitations/${token}`,
      headers: stranger.headers,
    });
    expect(await tab.next('project')).toEqual({ project_id: projectId });
    tab.close();
  });
});
