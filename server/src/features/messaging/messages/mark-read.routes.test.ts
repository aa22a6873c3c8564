import { describe, expect, test } from 'vitest';
import { useMessages } from '../../../../test/messages.ts';

const { testApp, asTalent, pair, say, read, call, freeze } = useMessages();
const db = () => testApp().db;

const seqsRead = (appId: number) =>
  db()
    .selectFrom('conversation_read')
    .select(['account_id', 'last_read_seq'])
    .where('conversation_id', '=', appId)
    .execute();
const unreadFor = (accountId: number) =>
  db()
    .selectFrom('conversation_waiting')
    .select(['conversation_id', 'first_seq'])
    .where('account_id', '=', accountId)
    .execute();
const unreadOf = async (person: { id: number; headers: { authorization: string } }) =>
  (await call(person, 'GET', `/v1/user/${person.id}`)).json().unreadCount;

describe('PUT /v1/comet-chat/update-user-email/unread-message/{id}', () => {
  test('200: read up to a seq, never back and never past the last message', async () => {
    const { recruiter, talent, appId } = await pair();
    for (const text of ['One', 'Two', 'Three']) await say(recruiter, appId, text);
    expect((await read(talent, { appId, seq: 2 })).json()).toEqual({ unreadCount: 1, email: 'daily' });
    expect((await read(talent, { appId, seq: 1 })).json().unreadCount).toBe(1);
    expect((await read(talent, { appId, seq: 1_000_000 })).json().unreadCount).toBe(0);
    expect(await seqsRead(appId)).toEqual([{ account_id: talent.id, last_read_seq: 3 }]);
    expect(
      (await call(recruiter, 'GET', `/v1/weavy-conversation?appId=${appId}`)).json().conversation,
    ).toMatchObject({
      other_read_seq: 3,
      read_seq: 0,
      unread: 0,
    });
  });

  test('200: sets the email frequency and keeps the other choices', async () => {
    const { talent } = await pair();
    await db()
      .insertInto('notification_preference')
      .values({
        account_id: talent.id,
        topic: 'messages',
        email: 'daily',
        whatsapp: true,
        copy_to_manager: false,
      })
      .execute();
    expect((await read(talent, { email: 'now' })).json()).toEqual({ unreadCount: 0, email: 'now' });
    expect((await read(talent, {})).json().email).toBe('now');
    const [stored] = await db()
      .selectFrom('notification_preference')
      .selectAll()
      .where('account_id', '=', talent.id)
      .execute();
    expect(stored).toMatchObject({ email: 'now', whatsapp: true });
  });

  test('the session counts unread messages, without deleted ones', async () => {
    const { recruiter, talent, appId } = await pair();
    const first = await say(recruiter, appId, 'One');
    await say(recruiter, appId, 'Two');
    expect([await unreadOf(talent), await unreadOf(recruiter)]).toEqual([2, 0]);
    await call(recruiter, 'DELETE', `/v1/weavy-message/${first.id}`);
    expect(await unreadOf(talent)).toBe(1);
    await read(talent, { appId, seq: 2 });
    expect(await unreadOf(talent)).toBe(0);
  });

  test('a waiting row exists exactly while something is unread', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    await say(recruiter, appId);
    expect(await unreadFor(talent.id)).toEqual([{ conversation_id: appId, first_seq: 1 }]);
    await read(talent, { appId, seq: 1 });
    expect(await unreadFor(talent.id)).toHaveLength(1);
    await read(talent, { appId, seq: 2 });
    expect(await unreadFor(talent.id)).toEqual([]);
    const last = await say(recruiter, appId);
    expect(await unreadFor(talent.id)).toEqual([{ conversation_id: appId, first_seq: 3 }]);
    await call(recruiter, 'DELETE', `/v1/weavy-message/${last.id}`);
    expect(await unreadFor(talent.id)).toEqual([]);
  });

  test('concurrent reading and writing leaves the waiting row correct', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    for (let round = 1; round <= 10; round += 1) {
      await Promise.all([read(talent, { appId, seq: round }), say(recruiter, appId)]);
      const [unread, waiting] = [await unreadOf(talent), await unreadFor(talent.id)];
      expect([unread > 0, waiting.length]).toEqual([true, 1]);
    }
  });

  test('frozen people can mark as read', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    await freeze(talent);
    expect((await read(talent, { appId, seq: 1 })).statusCode).toBe(200);
  });

  test('404: another account or conversation; 400: appId without seq', async () => {
    const { recruiter, talent, appId } = await pair();
    await say(recruiter, appId);
    const stranger = await asTalent();
    const foreign = await call(
      stranger,
      'PUT',
      `/v1/comet-chat/update-user-email/unread-message/${talent.id}`,
      { appId, seq: 1 },
    );
    expect(foreign.statusCode).toBe(404);
    expect((await read(stranger, { appId, seq: 1 })).statusCode).toBe(404);
    expect((await read(talent, { appId })).json().errors[0].field).toBe('seq');
    expect((await read(talent, { seq: 1 })).json().errors[0].field).toBe('appId');
    expect(await seqsRead(appId)).toEqual([]);
    const guest = await testApp().app.inject({
      method: 'PUT',
      url: '/v1/comet-chat/update-user-email/unread-message/1',
      payload: {},
    });
    expect(guest.statusCode).toBe(401);
  });
});
