import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { type Chat, startChat } from '../../../../test/conversations.ts';
import { joinTestDatabase } from '../../../../test/database.ts';
import { createTalent } from '../../../../test/factories.ts';
import { ended, join, startServer, type TestSocket, tokenFor } from '../../../../test/live.ts';

const testApp = useTestApp();
let otherNode: TestApp;
let url: string;

/** People are connected to one node; the changes happen on the other. */
beforeAll(async () => {
  otherNode = await createTestApp({}, {}, joinTestDatabase(testApp()));
  url = await startServer(otherNode);
});
afterAll(() => otherNode.close());

const connectAs = async (person: { id: number }) => join(url, await tokenFor(testApp(), person));
const namesOf = ({ received }: TestSocket) => received.map(({ event }) => event);
const type = (chat: Chat, tabs: readonly TestSocket[]) => {
  for (const { socket } of tabs) socket.emit('typing', { appId: chat.id });
};

describe('logging out', () => {
  test('disconnects the tabs of that session; other sessions stay', async () => {
    const { db, services } = testApp();
    const talent = await createTalent(db);
    const [one, other] = [await connectAs(talent), await connectAs(talent)];
    const disconnected = ended(one.socket);
    const session = await db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', talent.id)
      .orderBy('started_at')
      .executeTakeFirstOrThrow();
    await services.sessions.end(talent.id, session.id);
    await disconnected;
    expect(one.received).toEqual([{ event: 'notification', data: { user_id: talent.id, logout: true } }]);
    expect(other.socket.connected).toBe(true);
    expect(other.received).toEqual([]);
    other.close();
  });

  test('a closed account is disconnected', async () => {
    const talent = await createTalent(testApp().db);
    const tab = await connectAs(talent);
    const disconnected = ended(tab.socket);
    await testApp()
      .db.updateTable('account')
      .set({ closed_at: new Date() })
      .where('id', '=', talent.id)
      .execute();
    await disconnected;
  });
});

describe('freezing', () => {
  test('keeps notifications and messages, and stops typing and presence, both ways', async () => {
    const { db, services } = testApp();
    const chat = await startChat(testApp());
    await chat.write(chat.recruiter, 'Hello');
    const [recruiterTab, talentTab] = [await connectAs(chat.recruiter), await connectAs(chat.talent)];
    await expect.poll(() => namesOf(recruiterTab)).toContain('presence');
    await db.transaction().execute((trx) => services.freezing.freeze(trx, chat.talent.id, 'Test'));
    expect(await talentTab.next('notification')).toMatchObject({ userUpdate: true });
    await expect
      .poll(() => recruiterTab.received.at(-1)?.data)
      .toEqual({ user_id: chat.talent.id, is_online: false });
    type(chat, [recruiterTab, talentTab]);
    await db
      .insertInto('message')
      .values({
        conversation_id: chat.id,
        sender_id: chat.recruiter.id,
        client_id: crypto.randomUUID(),
        text: 'Hello',
      })
      .execute();
    expect(await recruiterTab.next('message')).toMatchObject({ revision: 2 });
    expect(await talentTab.next('message')).toMatchObject({ revision: 2 });
    await chat.write(chat.talent, 'I can still answer');
    expect(await recruiterTab.next('message')).toMatchObject({ revision: 3 });
    await db.transaction().execute((trx) => services.freezing.unfreeze(trx, chat.talent.id));
    expect(await talentTab.next('notification')).toMatchObject({ userUpdate: true });
    expect(talentTab.socket.connected).toBe(true);
    expect([...namesOf(recruiterTab), ...namesOf(talentTab)]).not.toContain('typing');
    for (const tab of [recruiterTab, talentTab]) tab.close();
  });
});

describe('blocking', () => {
  test('reaches both, and stops typing and read receipts right away', async () => {
    const chat = await startChat(testApp());
    const [recruiterTab, talentTab] = [await connectAs(chat.recruiter), await connectAs(chat.talent)];
    await chat.write(chat.recruiter, 'Call me');
    talentTab.socket.emit('typing', { appId: chat.id });
    await recruiterTab.next('typing');
    await chat.block(chat.talent, chat.recruiter);
    expect(await recruiterTab.next('conversation')).toEqual({ user_id: chat.talent.id });
    expect(await talentTab.next('conversation')).toEqual({ user_id: chat.recruiter.id });
    const before = recruiterTab.received.length;
    type(chat, [recruiterTab, talentTab]);
    await chat.read(chat.talent, 1);
    expect(await talentTab.next('read')).toMatchObject({ seq: 1 });
    await chat.block(chat.talent, chat.recruiter, false);
    expect(await recruiterTab.next('conversation')).toEqual({ user_id: chat.talent.id });
    expect(
      recruiterTab.received.slice(before).filter(({ event }) => event === 'typing' || event === 'read'),
    ).toEqual([]);
    expect(namesOf(talentTab)).not.toContain('typing');
    for (const tab of [recruiterTab, talentTab]) tab.close();
  });
});
