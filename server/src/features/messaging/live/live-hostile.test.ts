import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { startChat } from '../../../../test/conversations.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { ended, join, startServer, type TestSocket, tokenFor } from '../../../../test/live.ts';
import { howMany } from '../../../../test/random-tests.ts';

const testApp = useTestApp();
let url: string;
beforeAll(async () => {
  url = await startServer(testApp());
});

const connectAs = async (person: { id: number }) => join(url, await tokenFor(testApp(), person));
const publish = (account: number, seq: number) =>
  testApp().pool.query("select tell_live('notification', $1)", [JSON.stringify({ account, seq })]);

/** Once the server replies to this, it has handled everything sent before. */
const fence = async ({ socket }: TestSocket) => {
  const { engine } = socket.io;
  const answered = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.disconnect();
  await new Promise<void>((resolve) =>
    engine.readyState === 'closed' ? resolve() : engine.once('close', () => resolve()),
  );
  socket.connect();
  await answered;
};

describe('a socket', () => {
  test('cannot publish events or join rooms', async () => {
    const { db } = testApp();
    const [victim, attacker] = [await createTalent(db), await createRecruiter(db)];
    const [victimSocket, attackerSocket] = [await connectAs(victim), await connectAs(attacker)];
    const rooms = [`account:${victim.id}`, `messages:${victim.id}`];
    for (const event of ['notification', 'message', 'read', 'conversation', 'presence'])
      attackerSocket.socket.emit(event, { user_id: victim.id, logout: true });
    for (const event of ['join', 'room', 'subscribe', 'broadcast'])
      attackerSocket.socket.emit(event, rooms, rooms[0]);
    attackerSocket.socket.emit('typing', { appId: 1, room: rooms[0], user_id: victim.id });
    await fence(attackerSocket);
    await publish(victim.id, 7);
    await publish(attacker.id, 8);
    expect(await victimSocket.next('notification')).toEqual({ user_id: victim.id, seq: 7 });
    expect(await attackerSocket.next('notification')).toEqual({ user_id: attacker.id, seq: 8 });
    expect(victimSocket.received).toHaveLength(1);
    expect(attackerSocket.received).toHaveLength(1);
    for (const line of [victimSocket, attackerSocket]) line.close();
  });

  test('cannot send typing to other people’s conversations', async () => {
    const chat = await startChat(testApp());
    await chat.write(chat.recruiter, 'Hello');
    const stranger = await connectAs(await createRecruiter(testApp().db));
    const [recruiterSocket, victimSocket] = [await connectAs(chat.recruiter), await connectAs(chat.talent)];
    for (const sent of [{ appId: chat.id }, { appId: 2_000_000_000 }, { appId: -1 }, { appId: `${chat.id}` }])
      stranger.socket.emit('typing', sent);
    await fence(stranger);
    recruiterSocket.socket.emit('typing', { appId: chat.id });
    await victimSocket.next('typing');
    const typing = [...recruiterSocket.received, ...victimSocket.received].filter(
      ({ event }) => event === 'typing',
    );
    expect(typing).toEqual([{ event: 'typing', data: { appId: chat.id, user_id: chat.recruiter.id } }]);
    for (const line of [stranger, recruiterSocket, victimSocket]) line.close();
  });

  test('that sends more than 64 KB at once is disconnected', async () => {
    const line = await connectAs(await createTalent(testApp().db));
    const disconnected = ended(line.socket);
    line.socket.io.reconnection(false);
    line.socket.emit('typing', { appId: 1, text: 'x'.repeat(70_000) });
    expect(await disconnected).toMatch(/transport/);
  });

  test('that sends more than 100 events a minute is disconnected', async () => {
    const line = await connectAs(await createTalent(testApp().db));
    const disconnected = ended(line.socket);
    line.socket.io.reconnection(false);
    for (let time = 0; time < 120; time += 1) line.socket.emit('typing', { appId: 1 });
    expect(await disconnected).toMatch(/transport/);
  });
});

describe('thousands of random packets', () => {
  const names = fc.oneof(
    fc.constantFrom('typing', 'notification', 'message', 'connect', 'disconnecting', '__proto__', 'error'),
    fc.string({ maxLength: 20 }),
  );
  const events = fc.tuple(names, fc.array(fc.jsonValue(), { maxLength: 3 }));
  const raw = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(fc.constantFrom('0', '1', '2', '3', '4', '5', '51-', '2/admin,'), fc.json())
      .map((parts) => parts.join('')),
  );

  test('do not crash the server', async () => {
    const { db } = testApp();
    const people = [await createTalent(db), await createRecruiter(db), await createTalent(db)];
    const tokens = await Promise.all(people.map((person) => tokenFor(testApp(), person)));
    const sent = fc.sample(events, { numRuns: howMany(2700, 9000), seed: 7 });
    const garbled = fc.sample(raw, { numRuns: howMany(300, 1000), seed: 7 });
    const reserved = new Set([
      'connect',
      'connect_error',
      'disconnect',
      'disconnecting',
      'newListener',
      'removeListener',
    ]);
    for (let line = 0; line < 100; line += 1) {
      const { socket } = await join(url, tokens[line % 3] ?? '', { reconnection: false });
      for (const [name, args] of sent.slice(line * 90, line * 90 + 90)) {
        if (reserved.has(name)) socket.io.engine.send(`2${JSON.stringify([name, ...args])}`);
        else socket.emit(name, ...args);
      }
      for (const text of garbled.slice(line * 10, line * 10 + 10)) socket.io.engine.send(text);
      socket.disconnect();
    }
    const after = await connectAs(people[0] ?? { id: 0 });
    await publish(people[0]?.id ?? 0, 1);
    expect(await after.next('notification')).toMatchObject({ seq: 1 });
    after.close();
  });
});
