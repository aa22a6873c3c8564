import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Caller, useMessages } from '../../../../test/messages.ts';

const { testApp, pair, say, call, block, freeze } = useMessages();

const edit = (person: Caller, id: number, text: string) =>
  call(person, 'PATCH', `/v1/weavy-message/${id}`, { text });
const deleteMessage = (person: Caller, id: number) => call(person, 'DELETE', `/v1/weavy-message/${id}`);
const age = (id: number, minutes: number) =>
  testApp()
    .db.updateTable('message')
    .set({ created_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .execute();
const both = [
  ['PATCH', (person: Caller, id: number) => edit(person, id, 'Changed')],
  ['DELETE', deleteMessage],
] as const;

describe('PATCH /v1/weavy-message/{id}', () => {
  test('200: a new text and revision, the same seq', async () => {
    const { recruiter, appId } = await pair();
    const { id } = await say(recruiter, appId, 'Freday?');
    await say(recruiter, appId, 'At ten');
    const response = await edit(recruiter, id, ' Friday?\u202e ');
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id, seq: 1, revision: 3, text: 'Friday?', edited_at: expect.any(String), is_deleted: false },
    ]);
    // Saving the same text changes nothing.
    expect((await edit(recruiter, id, 'Friday?')).json().revision).toBe(3);
  });

  test('400: an empty text', async () => {
    const { recruiter, appId } = await pair();
    const { id } = await say(recruiter, appId);
    const response = await edit(recruiter, id, ' \u200b ');
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, 'text']);
  });

  test('409: deleted before', async () => {
    const { recruiter, appId } = await pair();
    const { id } = await say(recruiter, appId);
    await deleteMessage(recruiter, id);
    expect((await edit(recruiter, id, 'Again')).json().detail).toBe('You deleted this message.');
  });
});

describe('DELETE /v1/weavy-message/{id}', () => {
  test('200: the text is gone, also from quotes, and the seq stays', async () => {
    const { recruiter, talent, appId } = await pair();
    const { id } = await say(recruiter, appId, 'My number is 98200 11111');
    const answer = await say(talent, appId, 'Thanks', { quote_id: id });
    const response = await deleteMessage(recruiter, id);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id, seq: 1, revision: 3, text: '', is_deleted: true, attachments: [] },
    ]);
    expect((await deleteMessage(recruiter, id)).json()).toEqual(response.json());
    const page = await call(talent, 'GET', `/v1/weavy-message/appId-base-messages?appId=${appId}`);
    expect(page.json().results).toMatchObject([
      { id, is_deleted: true, text: '' },
      { id: answer.id, quote: { id, text: '', is_deleted: true } },
    ]);
    expect(page.body).not.toContain('98200');
  });
});

describe.each(both)('%s /v1/weavy-message/{id}', (_method, change) => {
  test('409 after 15 minutes, by the clock of the database', async () => {
    const { recruiter, appId } = await pair();
    const [early, late] = [await say(recruiter, appId), await say(recruiter, appId)];
    await age(early.id, 14);
    await age(late.id, 15);
    expect((await change(recruiter, early.id)).statusCode).toBe(200);
    const response = await change(recruiter, late.id);
    expect([response.statusCode, response.json().detail]).toEqual([
      409,
      expect.stringMatching(/^You can (edit|delete) a message for 15 minutes only\.$/),
    ]);
  });

  test('404: messages of the other person, of strangers, and unknown ones', async () => {
    const { recruiter, talent, appId } = await pair();
    const { id } = await say(recruiter, appId);
    const stranger = await pair();
    for (const [person, message] of [
      [talent, id],
      [stranger.recruiter, id],
      [recruiter, 9_000_000_000],
    ] as const) {
      expect((await change(person, message)).statusCode).toBe(404);
    }
  });

  test('409 while blocked, 403 while frozen', async () => {
    const { recruiter, talent, appId } = await pair();
    const { id } = await say(recruiter, appId);
    await block(talent, recruiter);
    expect((await change(recruiter, id)).statusCode).toBe(409);
    await block(talent, recruiter, false);
    await freeze(recruiter);
    expect((await change(recruiter, id)).json().code).toBe('PROFILE_FROZEN');
  });

  test('revisions of concurrent changes have no gaps', async () => {
    const { recruiter, talent, appId } = await pair();
    const first = await say(recruiter, appId);
    const ids = [first.id, (await say(talent, appId)).id, (await say(recruiter, appId)).id];
    await Promise.all([
      change(recruiter, ids[0] ?? 0),
      change(talent, ids[1] ?? 0),
      say(talent, appId, 'More', { quote_id: ids[2] }),
    ]);
    const { rows } = await sql<{ revision: number }>`
      select revision from message where conversation_id = ${appId} order by revision`.execute(testApp().db);
    expect(rows.map(({ revision }) => revision)).toEqual([3, 4, 5, 6]);
  });
});
