import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  createLink,
  createShortlistedTeam,
  readPage,
  sayOfFaces,
  shareIdOf,
  visit,
} from '../../../../test/client-links.ts';
import { notificationsOf, sentTo } from '../../../../test/notifications.ts';
import { activityOf } from '../../../../test/project-people.ts';
import { listClientAnswers } from './index.ts';

const testApp = useTestApp();

const linked = async (isWhole = false) => {
  const team = await createShortlistedTeam(testApp());
  const { owner, associate, projectId, characterId } = team;
  const link = await createLink(testApp(), associate, projectId, isWhole ? {} : { charcter_id: characterId });
  return { ...team, owner, link };
};

const facesOf = async (...args: Parameters<typeof readPage>) =>
  (await readPage(...args)).characters[0]?.faces ?? [];

const put = (shareId: string, payload: object) =>
  testApp().app.inject({ method: 'PUT', url: `/v1/client-pages/${shareId}/answers`, payload });

describe('PUT /v1/client-pages/{shareId}/answers', () => {
  test('keeps what a client says so far, for them alone, until they send it', async () => {
    const { link, characterId } = await linked();
    const [arvind, ritika] = [await visit(testApp(), link), await visit(testApp(), link, 'Ritika Sen')];
    await sayOfFaces(testApp(), link, {
      visitor: arvind,
      said: [{ answer: 'maybe', comment: 'Her hands' }],
      sent: false,
    });
    expect((await facesOf(testApp(), link, arvind))[0]?.mine).toEqual({
      answer: 'maybe',
      rank: null,
      comment: 'Her hands',
    });
    expect(await listClientAnswers(testApp().db, [characterId])).toEqual([]);
    await sayOfFaces(testApp(), link, { visitor: ritika, said: [{ answer: 'yes', rank: 1 }] });
    expect((await facesOf(testApp(), link, arvind))[0]?.answers).toEqual([]);
    const sent = await sayOfFaces(testApp(), link, { visitor: arvind, said: [{ answer: 'no' }] });
    expect(sent.json()).toMatchObject({ answered_by: ['Ritika Sen'] });
    expect(sent.json().visitor.sent_at).not.toBeNull();
    expect((await facesOf(testApp(), link, arvind))[0]?.answers).toMatchObject([
      { name: 'Ritika Sen', answer: 'yes', rank: 1, comment: null },
    ]);
    expect(await listClientAnswers(testApp().db, [characterId])).toMatchObject([
      { name: 'Arvind Sathe', answer: 'no' },
      { name: 'Ritika Sen', answer: 'yes', rank: 1 },
    ]);
  });

  test('what was sent changes when it is sent again, and not before', async () => {
    const { link, characterId } = await linked();
    const visitor = await visit(testApp(), link);
    const say = (answer: string | null, sent: boolean) =>
      sayOfFaces(testApp(), link, { visitor, said: [{ answer }, { answer: 'yes' }], sent });
    const first = async () =>
      (await listClientAnswers(testApp().db, [characterId])).map(({ answer }) => answer).toSorted();
    await say('yes', true);
    await say('no', false);
    expect(await first()).toEqual(['yes', 'yes']);
    await say('no', true);
    expect(await first()).toEqual(['no', 'yes']);
    await say(null, true);
    expect(await first()).toEqual(['yes']);
  });

  test('tells who made the link and whose project it is, once', async () => {
    const { link, owner, associate, projectId, characterId } = await linked();
    const visitor = await visit(testApp(), link);
    for (const answer of ['yes', 'yes', 'no'])
      await sayOfFaces(testApp(), link, { visitor, said: [{ answer }] });
    for (const { id } of [owner, associate])
      expect(await notificationsOf(testApp(), id)).toMatchObject([
        {
          ref: 'client.replied',
          message: 'Arvind Sathe replied about Meera in Monsoon Line.',
          path: `/app/my-projects/${projectId}/board?character=${characterId}`,
          topic: 'shares',
        },
      ]);
    expect((await activityOf(testApp(), projectId)).slice(1)).toMatchObject([
      { kind: 'client_answered', actor_id: null, detail: { client: 'Arvind Sathe' } },
    ]);
  });

  test('many clients in ten minutes are one notification that says so, and those of later are another', async () => {
    const { link, owner } = await linked();
    const visitors = await Promise.all(
      Array.from({ length: 12 }, (_, at) => visit(testApp(), link, `Client ${at + 1}`)),
    );
    const [first = '', ...others] = visitors;
    await sayOfFaces(testApp(), link, { visitor: first, said: [{ answer: 'yes' }] });
    const [alone] = await notificationsOf(testApp(), owner.id);
    expect(alone?.message).toBe('Client 1 replied about Meera in Monsoon Line.');
    await testApp()
      .db.updateTable('notification')
      .set({ read_at: new Date() })
      .where('account_id', '=', owner.id)
      .execute();
    await Promise.all(
      others.map((visitor) => sayOfFaces(testApp(), link, { visitor, said: [{ answer: 'no' }] })),
    );
    const collected = await notificationsOf(testApp(), owner.id);
    expect(collected.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Client \d+ and 11 others replied about Meera in Monsoon Line\.$/),
    ]);
    expect(collected).toMatchObject([{ ref: 'client.replied.several', read_at: null }]);
    const emails = (await sentTo(testApp(), owner.email)).filter(({ subject }) =>
      /replied/.test(subject ?? ''),
    );
    expect(emails.map(({ subject }) => subject)).toEqual(['Client 1 replied about Meera']);
    await testApp().pool.query(
      "update client_link set announced_at = announced_at - interval '11 minutes' where id = $1",
      [link.id],
    );
    const late = await visit(testApp(), link, 'Late');
    await sayOfFaces(testApp(), link, { visitor: late, said: [{ answer: 'yes' }] });
    expect((await notificationsOf(testApp(), owner.id)).map(({ message }) => message)).toEqual([
      collected[0]?.message,
      'Late replied about Meera in Monsoon Line.',
    ]);
  });

  test('script stays text, and 10,000 words are refused', async () => {
    const { link } = await linked();
    const visitor = await visit(testApp(), link);
    const script = '<img src=x onerror=alert(1)> {{7*7}}';
    await sayOfFaces(testApp(), link, { visitor, said: [{ comment: script }] });
    expect((await facesOf(testApp(), link, visitor))[0]?.mine?.comment).toBe(script);
    const novel = await sayOfFaces(testApp(), link, {
      visitor,
      said: [{ comment: 'word '.repeat(10_000) }],
    });
    expect([novel.statusCode, novel.json().errors[0].field]).toEqual([400, 'answers.0.comment']);
  });

  test('faces that have left the page are left out, and the rest is kept', async () => {
    const { link, talents } = await linked();
    const visitor = await visit(testApp(), link);
    const [character] = (await readPage(testApp(), link, visitor)).characters;
    const [gone, here] = character?.faces ?? [];
    await testApp()
      .db.updateTable('talent')
      .set({ show_to_recruiters: false })
      .where('account_id', '=', talents[0]?.id ?? 0)
      .execute();
    const said = { charcter_id: character?.charcter_id, answer: 'yes', rank: null, comment: null };
    const answer = await put(shareIdOf(link), {
      visitor,
      sent: true,
      answers: [
        { ...said, face_id: gone?.face_id },
        { ...said, face_id: here?.face_id },
      ],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().characters[0].faces.map(({ mine }: { mine: object | null }) => mine)).toEqual([
      { answer: 'yes', rank: null, comment: null },
      null,
    ]);
  });

  test('a client in two tabs loses nothing', async () => {
    const { link } = await linked(true);
    const visitor = await visit(testApp(), link);
    const [character] = (await readPage(testApp(), link, visitor)).characters;
    const faces = character?.faces ?? [];
    await Promise.all(
      faces.map(({ face_id }) =>
        put(shareIdOf(link), {
          visitor,
          sent: false,
          answers: [
            { charcter_id: character?.charcter_id, face_id, answer: 'yes', rank: null, comment: null },
          ],
        }),
      ),
    );
    const kept = await facesOf(testApp(), link, visitor);
    expect(kept.map(({ mine }) => mine?.answer)).toEqual(['yes', 'yes', 'yes']);
  });

  test('401 without a visitor of this link, 403 once it has ended, 404 for one nobody made', async () => {
    const { link, owner } = await linked();
    const other = await linked();
    const [visitor, stranger] = [await visit(testApp(), link), await visit(testApp(), other.link)];
    const said = { answers: [], sent: true };
    const code = async (shareId: string, who: string) => {
      const answer = await put(shareId, { ...said, visitor: who });
      return [answer.statusCode, answer.json().code];
    };
    expect(await code(shareIdOf(link), stranger)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await code('B'.repeat(32), visitor)).toEqual([404, 'NOT_FOUND']);
    await testApp().app.inject({
      method: 'DELETE',
      url: `/v1/client-links/${link.id}`,
      headers: owner.headers,
    });
    expect(await code(shareIdOf(link), visitor)).toEqual([403, 'LINK_EXPIRED']);
  });
});
