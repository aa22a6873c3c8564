import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';

const testApp = useTestApp();
const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const signIn = async (id: number, userAgent = androidPhone, ip = '203.0.113.7') => {
  const { answer } = await testApp().services.sessions.start(testApp().db, id, { userAgent, ip });
  return { authorization: `Bearer ${answer.token.token}` };
};
const call = (method: 'GET' | 'DELETE', path: string, headers?: Record<string, string>) =>
  testApp().app.inject({ method, url: `/v1/user/${path}`, ...(headers && { headers }) });
const listed = async (id: number, headers: Record<string, string>) =>
  (await call('GET', `${id}/sessions`, headers)).json().results as { id: string; is_current: boolean }[];

describe('GET /v1/user/{id}/sessions', () => {
  test('lists devices by what one knows them by, the last used first', async () => {
    const { id } = await createTalent(testApp().db);
    await signIn(id, '', '2001:db8::1');
    const here = await signIn(id);
    const answer = await call('GET', `${id}/sessions`, here);
    expect(answer.json().results).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome on Android',
        kind: 'phone',
        ip_address: '203.0.113.7',
        started_at: expect.any(String),
        last_used_at: expect.any(String),
        is_current: true,
      },
      expect.objectContaining({
        device: 'Unknown device',
        kind: 'other',
        ip_address: '2001:db8::1',
        is_current: false,
      }),
    ]);
  });

  test('leaves out what has ended or expired', async () => {
    const { db } = testApp();
    const { id } = await createTalent(db);
    await db
      .insertInto('session')
      .values([
        { account_id: id, expires_at: new Date(Date.now() - 1000) },
        {
          account_id: id,
          expires_at: new Date(Date.now() + 1e9),
          ended_at: new Date(),
          end_reason: 'signed-out',
        },
      ])
      .execute();
    expect(await listed(id, await signIn(id))).toHaveLength(1);
  });

  test('of somebody else is not found; a guest is asked to sign in', async () => {
    const [person, other] = [await createTalent(testApp().db), await createTalent(testApp().db)];
    expect((await call('GET', `${other.id}/sessions`, await signIn(person.id))).statusCode).toBe(404);
    expect((await call('GET', `${other.id}/sessions`)).statusCode).toBe(401);
  });
});

describe('DELETE /v1/user/{id}/sessions/{sessionId}', () => {
  const idOf = async (id: number, headers: Record<string, string>) =>
    (await listed(id, headers)).find(({ is_current }) => is_current)?.id ?? '';

  test('signs one device out at once', async () => {
    const { id } = await createTalent(testApp().db);
    const [here, there] = [await signIn(id), await signIn(id)];
    const answer = await call('DELETE', `${id}/sessions/${await idOf(id, there)}`, here);
    expect(answer.statusCode).toBe(204);
    expect((await call('GET', `${id}`, there)).statusCode).toBe(401);
    expect((await call('GET', `${id}`, here)).statusCode).toBe(200);
  });

  test('may be the one it is called from', async () => {
    const { id } = await createTalent(testApp().db);
    const here = await signIn(id);
    expect((await call('DELETE', `${id}/sessions/${await idOf(id, here)}`, here)).statusCode).toBe(204);
    expect((await call('GET', `${id}`, here)).statusCode).toBe(401);
  });

  test('is not found when it is somebody else’s, has ended, or never was', async () => {
    const [person, other] = [await createTalent(testApp().db), await createTalent(testApp().db)];
    const [mine, theirs] = [await signIn(person.id), await signIn(other.id)];
    const foreign = await idOf(other.id, theirs);
    expect((await call('DELETE', `${person.id}/sessions/${foreign}`, mine)).statusCode).toBe(404);
    expect((await call('DELETE', `${other.id}/sessions/${foreign}`, mine)).statusCode).toBe(404);
    expect((await call('GET', `${other.id}`, theirs)).statusCode).toBe(200);
    const there = await idOf(person.id, await signIn(person.id));
    expect((await call('DELETE', `${person.id}/sessions/${there}`, mine)).statusCode).toBe(204);
    expect((await call('DELETE', `${person.id}/sessions/${there}`, mine)).statusCode).toBe(404);
  });

  test('needs a session’s number and a signed-in caller', async () => {
    const { id } = await createTalent(testApp().db);
    expect((await call('DELETE', `${id}/sessions/all`, await signIn(id))).statusCode).toBe(400);
    expect((await call('DELETE', `${id}/sessions/0d2b5cc6-46e5-4d5b-9a5e-0c1f4a2f5b11`)).statusCode).toBe(
      401,
    );
  });
});

describe('DELETE /v1/user/{id}/sessions', () => {
  test('signs out everywhere else and says how many', async () => {
    const { id } = await createTalent(testApp().db);
    const here = await signIn(id);
    const others = [await signIn(id), await signIn(id)];
    expect((await call('DELETE', `${id}/sessions`, here)).json()).toEqual({ ended: 2 });
    expect((await call('DELETE', `${id}/sessions`, here)).json()).toEqual({ ended: 0 });
    for (const there of others) expect((await call('GET', `${id}`, there)).statusCode).toBe(401);
    expect(await listed(id, here)).toHaveLength(1);
  });

  test('of somebody else is not found, and nobody is signed out', async () => {
    const [person, other] = [await createTalent(testApp().db), await createTalent(testApp().db)];
    const theirs = await signIn(other.id);
    expect((await call('DELETE', `${other.id}/sessions`, await signIn(person.id))).statusCode).toBe(404);
    expect((await call('DELETE', `${other.id}/sessions`)).statusCode).toBe(401);
    expect((await call('GET', `${other.id}`, theirs)).statusCode).toBe(200);
  });
});
