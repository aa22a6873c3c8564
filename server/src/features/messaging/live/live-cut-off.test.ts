import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, useTestApp } from '../../../../test/app.ts';
import { startTalk, type Talk } from '../../../../test/conversations.ts';
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
const type = (talk: Talk, lines: readonly TestSocket[]) => {
  for (const { socket } of lines) socket.emit('typing', { appId: talk.id });
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
    const line = await connectAs(talent);
    const disconnected = ended(line.socket);
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
    const talk = await startTalk(testApp());
    await talk.write(talk.recruiter, 'Hello');
    const [hers, theirs] = [await connectAs(talk.recruiter), await connectAs(talk.talent)];
    await expect.poll(() => namesOf(hers)).toContain('presence');
    await db.transaction().execute((trx) => services.freezing.freeze(trx, talk.talent.id, 'Test'));
    expect(await theirs.next('notification')).toMatchObject({ userUpdate: true });
    await expect
      .poll(() => hers.received.at(-1)?.data)
      .toEqual({ user_id: talk.talent.id, is_online: false });
    type(talk, [hers, theirs]);
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
  test('reaches both, and stops typing and read receipts right away', async () => {
    const talk = await startTalk(testApp());
    const [hers, theirs] = [await connectAs(talk.recruiter), await connectAs(talk.talent)];
    await talk.write(talk.recruiter, 'Call me');
    theirs.socket.emit('typing', { appId: talk.id });
    await hers.next('typing');
    await talk.block(talk.talent, talk.recruiter);
    expect(await hers.next('conversation')).toEqual({ user_id: talk.talent.id });
    expect(await theirs.next('conversation')).toEqual({ user_id: talk.recruiter.id });
    const before = hers.received.length;
    type(talk, [hers, theirs]);
    await talk.read(talk.talent, 1);
    expect(await theirs.next('read')).toMatchObject({ seq: 1 });
    await talk.block(talk.talent, talk.recruiter, false);
    expect(await hers.next('conversation')).toEqual({ user_id: talk.talent.id });
    expect(hers.received.slice(before).filter(({ event }) => event === 'typing' || event === 'read')).toEqual(
      [],
    );
    expect(namesOf(theirs)).not.toContain('typing');
    for (const line of [hers, theirs]) line.close();
  });
});
