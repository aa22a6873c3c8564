import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { startTalk, type Talk } from '../../../../test/conversations.ts';
import { joinTestDatabase } from '../../../../test/database.ts';
import { createTalent } from '../../../../test/factories.ts';
import { ended, join, type Line, openDoor, tokenFor } from '../../../../test/live.ts';

const testApp = useTestApp();
let neighbour: TestApp;
let there: string;

/** People sit on one node; what cuts them off happens on the other. */
beforeAll(async () => {
  neighbour = await createTestApp({}, {}, joinTestDatabase(testApp()));
  there = await openDoor(neighbour);
});
afterAll(() => neighbour.close());

const lineOf = async (person: { id: number }) => join(there, await tokenFor(testApp(), person));
const namesOf = ({ heard }: Line) => heard.map(({ event }) => event);
const pressKeys = (talk: Talk, lines: readonly Line[]) => {
  for (const { socket } of lines) socket.emit('typing', { appId: talk.id });
};

describe('logging out', () => {
  test('tells the tabs of that session and ends them; other sessions stay', async () => {
    const { db, services } = testApp();
    const talent = await createTalent(db);
    const [one, other] = [await lineOf(talent), await lineOf(talent)];
    const over = ended(one.socket);
    const session = await db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', talent.id)
      .orderBy('started_at')
      .executeTakeFirstOrThrow();
    await services.sessions.end(talent.id, session.id);
    await over;
    expect(one.heard).toEqual([{ event: 'notification', data: { user_id: talent.id, logout: true } }]);
    expect(other.socket.connected).toBe(true);
    expect(other.heard).toEqual([]);
    other.close();
  });

  test('a closed account has no line left', async () => {
    const talent = await createTalent(testApp().db);
    const line = await lineOf(talent);
    const over = ended(line.socket);
    await testApp()
      .db.updateTable('account')
      .set({ closed_at: new Date() })
      .where('id', '=', talent.id)
      .execute();
    await over;
  });
});

describe('freezing', () => {
  test('leaves notifications and messages, and takes typing and presence, both ways', async () => {
    const { db, services } = testApp();
    const talk = await startTalk(testApp());
    await talk.write(talk.recruiter, 'Hello');
    const [hers, theirs] = [await lineOf(talk.recruiter), await lineOf(talk.talent)];
    await expect.poll(() => namesOf(hers)).toContain('presence');
    await db.transaction().execute((trx) => services.freezing.freeze(trx, talk.talent.id, 'Test'));
    expect(await theirs.next('notification')).toMatchObject({ userUpdate: true });
    await expect.poll(() => hers.heard.at(-1)?.data).toEqual({ user_id: talk.talent.id, is_online: false });
    pressKeys(talk, [hers, theirs]);
    await db
      .insertInto('message')
      .values({
        conversation_id: talk.id,
        sender_id: talk.recruiter.id,
        client_id: crypto.randomUUID(),
        text: 'Hello',
      })
      .execute();
    expect(await hers.next('message')).toMatchObject({ revision: 2 });
    expect(await theirs.next('message')).toMatchObject({ revision: 2 });
    await talk.write(talk.talent, 'I can still answer');
    expect(await hers.next('message')).toMatchObject({ revision: 3 });
    await db.transaction().execute((trx) => services.freezing.unfreeze(trx, talk.talent.id));
    expect(await theirs.next('notification')).toMatchObject({ userUpdate: true });
    expect(theirs.socket.connected).toBe(true);
    expect([...namesOf(hers), ...namesOf(theirs)]).not.toContain('typing');
    for (const line of [hers, theirs]) line.close();
  });
});

describe('blocking', () => {
  test('is told to both, and ends typing and reading marks at once', async () => {
    const talk = await startTalk(testApp());
    const [hers, theirs] = [await lineOf(talk.recruiter), await lineOf(talk.talent)];
    await talk.write(talk.recruiter, 'Call me');
    theirs.socket.emit('typing', { appId: talk.id });
    await hers.next('typing');
    await talk.block(talk.talent, talk.recruiter);
    expect(await hers.next('conversation')).toEqual({ user_id: talk.talent.id });
    expect(await theirs.next('conversation')).toEqual({ user_id: talk.recruiter.id });
    const before = hers.heard.length;
    pressKeys(talk, [hers, theirs]);
    await talk.read(talk.talent, 1);
    expect(await theirs.next('read')).toMatchObject({ seq: 1 });
    await talk.block(talk.talent, talk.recruiter, false);
    expect(await hers.next('conversation')).toEqual({ user_id: talk.talent.id });
    expect(hers.heard.slice(before).filter(({ event }) => event === 'typing' || event === 'read')).toEqual(
      [],
    );
    expect(namesOf(theirs)).not.toContain('typing');
    for (const line of [hers, theirs]) line.close();
  });
});
