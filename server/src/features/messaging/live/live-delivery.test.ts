import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { startTalk } from '../../../../test/conversations.ts';
import { joinTestDatabase } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { ended, join, openDoor, tokenFor } from '../../../../test/live.ts';

const testApp = useTestApp();
let neighbour: TestApp;
let here: string;
let there: string;

beforeAll(async () => {
  neighbour = await createTestApp({}, {}, joinTestDatabase(testApp()));
  here = await openDoor(testApp());
  there = await openDoor(neighbour);
});
afterAll(() => neighbour.close());

const lineOf = async (person: { id: number }, url = here) => join(url, await tokenFor(testApp(), person));

/** Says something to these people by themselves: what was said before it has been heard when it is. */
const tell = (facts: object) =>
  testApp().pool.query("select tell_live('notification', $1)", [JSON.stringify(facts)]);

describe('notification', () => {
  test('reaches every tab of its own user on every node, and nobody else', async () => {
    const { db } = testApp();
    const [talent, stranger] = [await createTalent(db), await createTalent(db)];
    const tabs = [await lineOf(talent), await lineOf(talent), await lineOf(talent, there)];
    const others = [await lineOf(stranger), await lineOf(stranger, there)];
    await tell({ account: talent.id, seq: 1 });
    await tell({ account: stranger.id, seq: 2 });
    for (const tab of tabs) expect(await tab.next('notification')).toEqual({ user_id: talent.id, seq: 1 });
    for (const other of others)
      expect(await other.next('notification')).toEqual({ user_id: stranger.id, seq: 2 });
    for (const line of [...tabs, ...others]) line.close();
  });

  test('a name that changes, and an answer about days, are told as what they are', async () => {
    const { db } = testApp();
    const [talent, recruiter] = [await createTalent(db), await createRecruiter(db)];
    await db.insertInto('unlock').values({ recruiter_id: recruiter.id, talent_id: talent.id }).execute();
    const [theirs, hers] = [await lineOf(talent), await lineOf(recruiter, there)];
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
  test('are heard by the two, on whichever node they are, in order and whole', async () => {
    const talk = await startTalk(testApp());
    const lines = [await lineOf(talk.recruiter), await lineOf(talk.talent, there)];
    const stranger = await lineOf(await createTalent(testApp().db), there);
    for (const text of ['One', 'Two', 'Three']) await talk.write(talk.recruiter, text);
    for (const line of lines) {
      for (const [at, text] of ['One', 'Two', 'Three'].entries())
        expect(await line.next('message')).toMatchObject({
          appId: talk.id,
          revision: at + 1,
          message: { text, seq: at + 1, user_id: talk.recruiter.id },
        });
    }
    expect(stranger.heard).toEqual([]);
    for (const line of [...lines, stranger]) line.close();
  });

  test('who reads and who types is told to the other one', async () => {
    const talk = await startTalk(testApp());
    const [hers, theirs] = [await lineOf(talk.recruiter), await lineOf(talk.talent, there)];
    await talk.write(talk.recruiter, 'Are you free?');
    await talk.read(talk.talent, 1);
    expect(await hers.next('read')).toEqual({ appId: talk.id, user_id: talk.talent.id, seq: 1 });
    theirs.socket.emit('typing', { appId: talk.id });
    expect(await hers.next('typing')).toEqual({ appId: talk.id, user_id: talk.talent.id });
    expect(theirs.heard.filter(({ event }) => event === 'typing')).toEqual([]);
    for (const line of [hers, theirs]) line.close();
  });

  test('who comes is told to those who have a conversation with them', async () => {
    const talk = await startTalk(testApp());
    await talk.write(talk.recruiter, 'Hello');
    const hers = await lineOf(talk.recruiter);
    const theirs = await lineOf(talk.talent, there);
    const of = (line: typeof hers, who: { id: number }) =>
      expect
        .poll(() => line.heard.filter(({ event }) => event === 'presence').at(-1)?.data)
        .toEqual({
          user_id: who.id,
          is_online: true,
        });
    await of(hers, talk.talent);
    for (const line of [hers, theirs]) line.close();
  });
});

describe('a connection to the database that breaks', () => {
  test('makes browsers come back and read: what was written meanwhile is not lost', async () => {
    const talk = await startTalk(testApp());
    const line = await lineOf(talk.talent);
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
