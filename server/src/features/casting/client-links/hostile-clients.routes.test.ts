import type { ClientLink } from '@callboard/contract/casting/client-links';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  createLink,
  createShortlistedTeam,
  openLink,
  pageUrl,
  readPage,
  shareIdOf,
  visit,
} from '../../../../test/client-links.ts';

const testApp = useTestApp();

const linked = async () => {
  const team = await createShortlistedTeam(testApp());
  const link = await createLink(testApp(), team.owner, team.projectId, { charcter_id: team.characterId });
  const visitor = await visit(testApp(), link);
  const [character] = (await readPage(testApp(), link, visitor)).characters;
  const face_id = character?.faces[0]?.face_id ?? '';
  return { ...team, link, visitor, face: { charcter_id: team.characterId, face_id } };
};

const put = (link: ClientLink, payload: object) =>
  testApp().app.inject({ method: 'PUT', url: `/v1/client-pages/${shareIdOf(link)}/answers`, payload });

const nothingSaid = { answer: null, rank: null, comment: null };

const keptAnswers = async (characterId: number) =>
  testApp().db.selectFrom('client_answer').selectAll().where('character_id', '=', characterId).execute();

describe('what a client may not say', () => {
  test.each([
    ['a rank of 0', { rank: 0 }],
    ['a rank below', { rank: -1 }],
    ['a rank above 500', { rank: 501 }],
    ['half a rank', { rank: 1.5 }],
    ['a rank in words', { rank: '1' }],
    ['an answer nobody offered', { answer: 'perhaps' }],
    ['a comment of 2,001 characters', { comment: 'x'.repeat(2001) }],
    ['a comment with a NUL', { comment: 'a\0b' }],
    ['a field that is not theirs', { is_sent: true }],
  ])('%s', async (_, wrong) => {
    const { link, visitor, face, characterId } = await linked();
    const answer = await put(link, {
      visitor,
      answers: [{ ...face, ...nothingSaid, answer: 'yes', ...wrong }],
      sent: true,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await keptAnswers(characterId)).toEqual([]);
  });

  test('something of a face, character or project of another link: it is left out', async () => {
    const [mine, other] = [await linked(), await linked()];
    const said = { ...nothingSaid, answer: 'no', comment: 'Not her' };
    const answer = await put(mine.link, {
      visitor: mine.visitor,
      answers: [
        { ...other.face, ...said },
        { charcter_id: mine.characterId, face_id: other.face.face_id, ...said },
        { charcter_id: other.characterId, face_id: mine.face.face_id, ...said },
        { charcter_id: mine.characterId, face_id: String(mine.talents[0]?.id), ...said },
      ],
      sent: true,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Not her');
    for (const { characterId } of [mine, other]) expect(await keptAnswers(characterId)).toEqual([]);
    expect(
      (await put(mine.link, { visitor: mine.visitor, sent: false, answers: [{ ...mine.face, ...said }] }))
        .statusCode,
    ).toBe(200);
    expect(await keptAnswers(mine.characterId)).toHaveLength(1);
  });

  test('more than 500 at once', async () => {
    const { link, visitor, face } = await linked();
    const answers = Array.from({ length: 501 }, () => ({ ...face, ...nothingSaid, answer: 'yes' }));
    expect((await put(link, { visitor, answers, sent: true })).statusCode).toBe(400);
    expect((await put(link, { visitor, answers: answers.slice(1), sent: true })).statusCode).toBe(200);
  });
});

describe('a name that is none', () => {
  test.each([
    ['only spaces', ' \t\u00a0\u2003 '],
    ['1,000 characters', 'x'.repeat(1000)],
    ['a NUL', 'Arvind\0'],
    ['nothing that can be seen', '\u200b\u200d\u2060'],
    ['a turned direction', 'Arvind \u202egnp.exe'],
    ['two lines', 'Arvind\nPriyanka Hegde'],
    ['an address, as our emails would link it', 'sign-in.example.com'],
  ])('%s', async (_, name) => {
    const { link, owner, projectId } = await linked();
    const answer = await openLink(testApp(), link, { name });
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, 'name']);
    const listed = await testApp().app.inject({
      url: `/v1/client-links?project_id=${projectId}`,
      headers: owner.headers,
    });
    expect(listed.json().results[0].visitors).toHaveLength(1);
  });

  test.each(['मीरा कुलकर्णी', 'O’Brien-Rao', 'N. T. Rama Rao', '李'])('%s is one', async (name) => {
    const { link } = await linked();
    const visitor = await visit(testApp(), link, name);
    expect((await readPage(testApp(), link, visitor)).visitor?.name).toBe(name);
  });
});

test('an expired link is opened and answered by nobody, and shows the bill to who was in', async () => {
  const { link, visitor, face, characterId } = await linked();
  await testApp().pool.query(
    "update client_link set created_at = now() - interval '9 days', expires_at = now() - interval '1 second' where id = $1",
    [link.id],
  );
  for (const answer of [
    await openLink(testApp(), link),
    await openLink(testApp(), link, { name: 'Arvind', visitor }),
    await put(link, { visitor, answers: [{ ...face, ...nothingSaid, answer: 'yes' }], sent: true }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'LINK_EXPIRED']);
  expect(await keptAnswers(characterId)).toEqual([]);
  const page = await readPage(testApp(), link, visitor);
  expect(page).toMatchObject({ state: 'expired', visitor: null, faces_over: 0 });
  expect(JSON.stringify(page)).not.toContain('Ananya');
});

test('a link, its number and its preview tell a guest nothing of the team', async () => {
  const { link } = await linked();
  for (const [method, url] of [
    ['GET', `/v1/client-links/${link.id}/answers`],
    ['POST', `/v1/client-links/${link.id}/preview`],
    ['PATCH', `/v1/client-links/${link.id}`],
    ['DELETE', `/v1/client-links/${link.id}`],
  ] as const)
    expect((await testApp().app.inject({ method, url, payload: {} })).statusCode).toBe(401);
  const byNumber = pageUrl(link).replace(shareIdOf(link), String(link.id));
  expect((await testApp().app.inject({ url: byNumber })).statusCode).toBe(400);
});
