import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { startChat } from '../../../../test/conversations.ts';
import { joinTestDatabase } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { ended, join, startServer, tokenFor } from '../../../../test/live.ts';

const testApp = useTestApp();
let otherNode: TestApp;
let url: string;
let otherUrl: string;

beforeAll(async () => {
  otherNode = await createTestApp({}, {}, joinTestDatabase(testApp()));
  url = await startServer(testApp());
  otherUrl = await startServer(otherNode);
});
afterAll(() => otherNode.close());

const connectAs = async (person: { id: number }, nodeUrl = url) =>
  join(nodeUrl, await tokenFor(testApp(), person));

const publish = (facts: object) =>
  testApp().pool.query("select tell_live('notification', $1)", [JSON.stringify(facts)]);

describe('notification', () => {
  test('reaches every tab of its own user on every node, and nobody else', async () => {
    const { db } = testApp();
    const [talent, stranger] = [await createTalent(db), await createTalent(db)];
    const tabs = [await connectAs(talent), await connectAs(talent), await connectAs(talent, otherUrl)];
    const others = [await connectAs(stranger), await connectAs(stranger, otherUrl)];
    await publish({ account: talent.id, seq: 1 });
    await publish({ account: stranger.id, seq: 2 });
    for (const tab of tabs) expect(await tab.next('notification')).toEqual({ user_id: talent.id, seq: 1 });
    for (const other of others)
      expect(await other.next('notification')).toEqual({ user_id: stranger.id, seq: 2 });
    for (const tab of [...tabs, ...others]) tab.close();
  });

  test('a changed name and an availability reply have their own fields', async () => {
    const { db } = testApp();
    const [talent, recruiter] = [await createTalent(db), await createRecruiter(db)];
    await db.insertInto('unlock').values({ recruiter_id: recruiter.id, talent_id: talent.id }).execute();
    const [talentTab, recruiterTab] = [await connectAs(talent), await connectAs(recruiter, otherUrl)];
    await db.updateTable('account').set({ first_name: 'Anita' }).where('id', '=', talent.id).execute();
    expect(await talentTab.next('notification')).toEqual({ user_id: talent.id, userUpdate: true });
    const { id } = await db
      .insertInto('availability_question')
      .values({
        recruiter_id: recruiter.id,
        talent_id: talent.id,
        starts_on: '2027-03-01',
        ends_on: '2027-03-02',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('availability_question')
      .set({ status: 'available', settled_at: new Date() })
      .where('id', '=', id)
      .execute();
    const unlockDate = { talent_id: talent.id };
    expect(await recruiterTab.next('notification')).toEqual({ user_id: recruiter.id, unlockDate });
    for (const tab of [talentTab, recruiterTab]) tab.close();
  });
});

describe('messages', () => {
  test('reach both people on any node, complete and in order', async () => {
    const chat = await startChat(testApp());
    const tabs = [await connectAs(chat.recruiter), await connectAs(chat.talent, otherUrl)];
    const stranger = await connectAs(await createTalent(testApp().db), otherUrl);
    for (const text of ['One', 'Two', 'Three']) await chat.write(chat.recruiter, text);
    for (const tab of tabs) {
      for (const [at, text] of ['One', 'Two', 'Three'].entries())
        expect(await tab.next('message')).toMatchObject({
          appId: chat.id,
          revision: at + 1,
          message: { text, seq: at + 1, user_id: chat.recruiter.id },
        });
    }
    expect(stranger.received).toEqual([]);
    for (const tab of [...tabs, stranger]) tab.close();
  });

  test('reading and typing reach the other person', async () => {
    const chat = await startChat(testApp());
    const [recruiterTab, talentTab] = [
      await connectAs(chat.recruiter),
      await connectAs(chat.talent, otherUrl),
    ];
    await chat.write(chat.recruiter, 'Are you free?');
    await chat.read(chat.talent, 1);
    expect(await recruiterTab.next('read')).toEqual({ appId: chat.id, user_id: chat.talent.id, seq: 1 });
    talentTab.socket.emit('typing', { appId: chat.id });
    expect(await recruiterTab.next('typing')).toEqual({ appId: chat.id, user_id: chat.talent.id });
    expect(talentTab.received.filter(({ event }) => event === 'typing')).toEqual([]);
    for (const tab of [recruiterTab, talentTab]) tab.close();
  });

  test('presence reaches the people of their conversations', async () => {
    const chat = await startChat(testApp());
    await chat.write(chat.recruiter, 'Hello');
    const recruiterTab = await connectAs(chat.recruiter);
    const talentTab = await connectAs(chat.talent, otherUrl);
    const of = (tab: typeof recruiterTab, who: { id: number }) =>
      expect
        .poll(() => tab.received.filter(({ event }) => event === 'presence').at(-1)?.data)
        .toEqual({
          user_id: who.id,
          is_online: true,
        });
    await of(recruiterTab, chat.talent);
    for (const tab of [recruiterTab, talentTab]) tab.close();
  });
});

describe('a lost database connection', () => {
  test('makes browsers reconnect and read what they missed', async () => {
    const chat = await startChat(testApp());
    const tab = await connectAs(chat.talent);
    const cut = ended(tab.socket);
    const back = new Promise<void>((resolve) =>
      tab.socket.io.once('reconnect', () => tab.socket.once('connect', resolve)),
    );
    const { rows } = await testApp().pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %callboard_live%'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(await cut).toBe('transport close');
    await chat.write(chat.recruiter, 'While nobody listened');
    await back;
    const read = await chat.since(chat.talent, 0);
    expect(read.map(({ text }) => text)).toEqual(['While nobody listened']);
    await chat.write(chat.recruiter, 'And after');
    // Where the server listens again before the first message is written, that one comes live as well.
    const after = { revision: 2, message: { text: 'And after' } };
    await expect.poll(() => tab.next('message')).toMatchObject(after);
    tab.close();
  });
});
