import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { startTalk } from '../../../../test/conversations.ts';
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
    for (const line of [...tabs, ...others]) line.close();
  });

  test('a changed name and an availability reply have their own fields', async () => {
    const { db } = testApp();
    const [talent, recruiter] = [await createTalent(db), await createRecruiter(db)];
    await db.insertInto('unlock').values({ recruiter_id: recruiter.id, talent_id: talent.id }).execute();
    const [theirs, hers] = [await connectAs(talent), await connectAs(recruiter, otherUrl)];
    await db.updateTable('account').set({ first_name: 'Anita' }).where('id', '=', talent.id).execute();
    expect(await theirs.next('notification')).toEqual({ user_id: talent.id, userUpdate: true });
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
    expect(await hers.next('notification')).toEqual({ user_id: recruiter.id, unlockDate });
    for (const line of [theirs, hers]) line.close();
  });
});

describe('messages', () => {
  test('reach both people on any node, complete and in order', async () => {
    const talk = await startTalk(testApp());
    const lines = [await connectAs(talk.recruiter), await connectAs(talk.talent, otherUrl)];
    const stranger = await connectAs(await createTalent(testApp().db), otherUrl);
    for (const text of ['One', 'Two', 'Three']) await talk.write(talk.recruiter, text);
    for (const line of lines) {
      for (const [at, text] of ['One', 'Two', 'Three'].entries())
        expect(await line.next('message')).toMatchObject({
          appId: talk.id,
          revision: at + 1,
          message: { text, seq: at + 1, user_id: talk.recruiter.id },
        });
    }
    expect(stranger.received).toEqual([]);
    for (const line of [...lines, stranger]) line.close();
  });

  test('reading and typing reach the other person', async () => {
    const talk = await startTalk(testApp());
    const [hers, theirs] = [await connectAs(talk.recruiter), await connectAs(talk.talent, otherUrl)];
    await talk.write(talk.recruiter, 'Are you free?');
    await talk.read(talk.talent, 1);
    expect(await hers.next('read')).toEqual({ appId: talk.id, user_id: talk.talent.id, seq: 1 });
    theirs.socket.emit('typing', { appId: talk.id });
    expect(await hers.next('typing')).toEqual({ appId: talk.id, user_id: talk.talent.id });
    expect(theirs.received.filter(({ event }) => event === 'typing')).toEqual([]);
    for (const line of [hers, theirs]) line.close();
  });

  test('presence reaches the people of their conversations', async () => {
    const talk = await startTalk(testApp());
    await talk.write(talk.recruiter, 'Hello');
    const hers = await connectAs(talk.recruiter);
    const theirs = await connectAs(talk.talent, otherUrl);
    const of = (line: typeof hers, who: { id: number }) =>
      expect
        .poll(() => line.received.filter(({ event }) => event === 'presence').at(-1)?.data)
        .toEqual({
          user_id: who.id,
          is_online: true,
        });
    await of(hers, talk.talent);
    for (const line of [hers, theirs]) line.close();
  });
});

describe('a lost database connection', () => {
  test('makes browsers reconnect and read what they missed', async () => {
    const talk = await startTalk(testApp());
    const line = await connectAs(talk.talent);
    const cut = ended(line.socket);
    const back = new Promise<void>((resolve) =>
      line.socket.io.once('reconnect', () => line.socket.once('connect', resolve)),
    );
    const { rows } = await testApp().pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %callboard_live%'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(await cut).toBe('transport close');
    await talk.write(talk.recruiter, 'While nobody listened');
    await back;
    const read = await talk.since(talk.talent, 0);
    expect(read.map(({ text }) => text)).toEqual(['While nobody listened']);
    await talk.write(talk.recruiter, 'And after');
    expect(await line.next('message')).toMatchObject({ revision: 2, message: { text: 'And after' } });
    line.close();
  });
});
