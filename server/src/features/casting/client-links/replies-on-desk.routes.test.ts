import type { DeskTask } from '@callboard/contract/casting/desk';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createLink, createShortlistedTeam, sayOfFaces, visit } from '../../../../test/client-links.ts';
import type { TeamMember } from '../../../../test/project-people.ts';

const testApp = useTestApp();

const deskOf = async ({ id, headers }: TeamMember) =>
  (await testApp().app.inject({ url: `/v1/recruiter/${id}/desk`, headers })).json();
const repliesOn = async (person: TeamMember): Promise<DeskTask[]> =>
  (await deskOf(person)).tasks.filter(({ kind }: DeskTask) => kind === 'client_answers');

const markSeen = ({ headers }: Pick<TeamMember, 'headers'>, charcter_id: number, until: string) =>
  testApp().app.inject({
    method: 'PUT',
    url: '/v1/client-links/answers/seen',
    headers,
    payload: { charcter_id, until },
  });

const linked = async () => {
  const team = await createShortlistedTeam(testApp());
  const link = await createLink(testApp(), team.owner, team.projectId, { charcter_id: team.characterId });
  return { ...team, link };
};

/** When the last reply about anybody came, as the page of replies has it. */
const latestReply = async (link: { readonly id: number }, { headers }: TeamMember): Promise<string> => {
  const answer = await testApp().app.inject({ url: `/v1/client-links/${link.id}/answers`, headers });
  const { results } = answer.json<{ results: { answers: { at: string }[] }[] }>();
  const times = results.flatMap(({ answers }) => answers.map(({ at }) => at)).toSorted();
  return times.at(-1) ?? '';
};

describe('replies of clients on the desk', () => {
  test('are there by character once they are sent, with whom the clients said yes to', async () => {
    const { link, owner, associate, viewer, stranger, projectId, characterId } = await linked();
    const [arvind, ritika] = [await visit(testApp(), link), await visit(testApp(), link, 'Ritika Sen')];
    await sayOfFaces(testApp(), link, { visitor: arvind, said: [{ answer: 'yes' }], sent: false });
    expect(await repliesOn(owner)).toEqual([]);
    await sayOfFaces(testApp(), link, {
      visitor: arvind,
      said: [{ answer: 'yes', rank: 2 }, { answer: 'yes', rank: 1 }, { answer: 'no' }],
    });
    await sayOfFaces(testApp(), link, { visitor: ritika, said: [{ answer: 'maybe' }] });
    for (const person of [owner, associate])
      expect(await repliesOn(person)).toMatchObject([
        {
          project: { id: projectId, title: 'Monsoon Line' },
          character: { id: characterId, name: 'Meera' },
          count: 2,
          detail: { client: 'Ritika Sen', yes: 2, maybe: 1, no: 1 },
          faces: [{ name: 'Neha Rao' }, { name: 'Ananya Rao' }],
          talent: null,
          by: null,
        },
      ]);
    for (const person of [viewer, stranger]) expect(await repliesOn(person)).toEqual([]);
    expect((await deskOf(owner)).news.replies).toBe(2);
  });

  test('leave it for whoever has read them, until there are newer ones', async () => {
    const { link, owner, associate, characterId } = await linked();
    const visitor = await visit(testApp(), link);
    await sayOfFaces(testApp(), link, { visitor, said: [{ answer: 'yes' }] });
    const until = await latestReply(link, owner);
    expect((await markSeen(owner, characterId, until)).statusCode).toBe(204);
    expect(await repliesOn(owner)).toEqual([]);
    expect(await repliesOn(associate)).toHaveLength(1);
    await markSeen(owner, characterId, new Date(0).toISOString());
    expect(await repliesOn(owner)).toEqual([]);
    await sayOfFaces(testApp(), link, { visitor, said: [{ answer: 'no', comment: 'Her voice' }] });
    expect(await repliesOn(owner)).toMatchObject([{ count: 1, detail: { yes: 0, no: 1 } }]);
    await markSeen(owner, characterId, new Date(Date.now() + 86_400_000).toISOString());
    await sayOfFaces(testApp(), link, { visitor, said: [{ answer: 'maybe' }] });
    expect(await repliesOn(owner)).toHaveLength(1);
  });

  test('go with the project, with the character, and after a month', async () => {
    const { link, owner, projectId, characterId } = await linked();
    await sayOfFaces(testApp(), link, {
      visitor: await visit(testApp(), link),
      said: [{ answer: 'yes' }],
    });
    const { db, pool } = testApp();
    const withPart = async (status: 'casting' | 'dropped') => {
      await db.updateTable('project_character').set({ status }).where('id', '=', characterId).execute();
      return repliesOn(owner);
    };
    expect(await withPart('dropped')).toEqual([]);
    expect(await withPart('casting')).toHaveLength(1);
    await pool.query(
      "update client_answer set answered_at = now() - interval '31 days' where character_id = $1",
      [characterId],
    );
    expect(await repliesOn(owner)).toEqual([]);
    await pool.query('update client_answer set answered_at = now() where character_id = $1', [characterId]);
    expect(await repliesOn(owner)).toHaveLength(1);
    await db
      .updateTable('project')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', projectId)
      .execute();
    expect(await repliesOn(owner)).toEqual([]);
  });

  test('PUT /v1/client-links/answers/seen: 404 for a character of others, 400 without a time', async () => {
    const { stranger, viewer, characterId } = await linked();
    const now = new Date().toISOString();
    expect((await markSeen(stranger, characterId, now)).statusCode).toBe(404);
    expect((await markSeen(viewer, characterId, now)).statusCode).toBe(204);
    expect((await markSeen(viewer, 2_147_483_647, now)).statusCode).toBe(404);
    expect((await markSeen(viewer, characterId, 'today')).statusCode).toBe(400);
  });
});
