import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { connectError, ended, join, openSocket, startServer, tokenFor } from '../../../../test/live.ts';
import { testSecret } from '../../../../test/secret.ts';
import { createAccessTokens } from '../../accounts/sessions/index.ts';

const testApp = useTestApp();
let url: string;
beforeAll(async () => {
  url = await startServer(testApp());
});

describe('who can connect', () => {
  test('a talent and a recruiter with their tokens, over a web socket or by polling', async () => {
    const { db } = testApp();
    for (const [person, transport] of [
      [await createTalent(db), 'websocket'],
      [await createRecruiter(db), 'polling'],
    ] as const) {
      const { socket, close } = await join(url, await tokenFor(testApp(), person), {
        transports: [transport],
        upgrade: false,
      });
      expect(socket.connected).toBe(true);
      close();
    }
  });

  test.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['an invented one', 'eyJhbGciOiJub25lIn0.e30.'],
    ['a number', 7],
    ['a whole object', { $ne: null }],
    ['an endless one', 'x'.repeat(20_000)],
  ])('nobody with %s', async (_, token) => {
    expect(await connectError(url, token)).toBe('UNAUTHENTICATED');
  });

  test('nobody whose session has ended, whose account is closed, or whose token was signed elsewhere', async () => {
    const { db, services } = testApp();
    const talent = await createTalent(db);
    const token = await tokenFor(testApp(), talent);
    await services.sessions.endAll(db, talent.id, 'ended-elsewhere');
    expect(await connectError(url, token)).toBe('UNAUTHENTICATED');

    const closed = await createTalent(db);
    const theirs = await tokenFor(testApp(), closed);
    await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', closed.id).execute();
    expect(await connectError(url, theirs)).toBe('UNAUTHENTICATED');

    const forged = await createAccessTokens('another secret of the same length!').sign({
      accountId: talent.id,
      sessionId: crypto.randomUUID(),
      kind: 'talent',
    });
    expect(await connectError(url, forged.token)).toBe('UNAUTHENTICATED');
  });

  test('no page of another site', async () => {
    const token = await tokenFor(testApp(), await createTalent(testApp().db));
    const from = (origin: string) => connectError(url, token, { extraHeaders: { origin } });
    expect(await from('https://evil.example')).toBe('websocket error');
    expect(await from('null')).toBe('websocket error');
    expect(await from(url)).toBe('none');
    expect(await from('http://localhost')).toBe('none');
  });

  test('at most 40 connections per person', async () => {
    const token = await tokenFor(testApp(), await createTalent(testApp().db));
    const lines = await Promise.all(Array.from({ length: 40 }, () => join(url, token)));
    expect(await connectError(url, token)).toBe('RATE_LIMITED');
    for (const line of lines) line.close();
  });

  test('only until the token expires; the browser then reconnects with a new one', async () => {
    const talent = await createTalent(testApp().db);
    const { authorization } = await testApp().as(talent);
    const session = await testApp()
      .db.selectFrom('session')
      .select('id')
      .where('account_id', '=', talent.id)
      .executeTakeFirstOrThrow();
    // A token of half an hour, signed so long ago that two seconds of it are left.
    const past = createAccessTokens(testSecret, () => Date.now() - 30 * 60_000 + 2500);
    const old = await past.sign({ accountId: talent.id, sessionId: session.id, kind: 'talent' });
    const tokens = [old.token, authorization.replace('Bearer ', '')];
    const socket = openSocket(url, undefined, {});
    socket.auth = (give) => give({ token: tokens.shift() });
    socket.disconnect().connect();
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    expect(await ended(socket)).toBe('transport close');
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    expect(tokens).toEqual([]);
    socket.disconnect();
  });
});
