import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { addNotification } from '../../../../test/notifications.ts';

const testApp = useTestApp();
const base = '/v1/notification';

const someone = async () => {
  const person = await createTalent(testApp().db);
  return { ...person, headers: await testApp().as(person) };
};
type Someone = Awaited<ReturnType<typeof someone>>;

const patch = (person: Pick<Someone, 'headers'>, path: string, payload?: object) =>
  testApp().app.inject({
    method: 'PATCH',
    url: `${base}${path}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
const add = async (person: Someone) => addNotification(testApp().db, person);
const rowOf = (id: number) =>
  testApp().db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('PATCH /v1/notification/{id}', () => {
  test('200: read, and unread again', async () => {
    const person = await someone();
    const { id } = await add(person);
    expect((await patch(person, `/${id}`, { status: true })).json()).toMatchObject({ id, status: true });
    const { read_at } = await rowOf(id);
    expect((await patch(person, `/${id}`, { status: true })).json().status).toBe(true);
    expect((await rowOf(id)).read_at).toEqual(read_at);
    expect((await patch(person, `/${id}`, { status: false })).json().status).toBe(false);
    expect((await rowOf(id)).read_at).toBeNull();
  });

  test('what was read is no longer new, without the bell having been opened', async () => {
    const person = await someone();
    const { id } = await add(person);
    await add(person);
    const count = async () => {
      const url = `${base}/get-count?user_id=${person.id}`;
      return (await testApp().app.inject({ url, headers: person.headers })).json().count;
    };
    expect(await count()).toBe(2);
    await patch(person, `/${id}`, { status: true });
    expect(await count()).toBe(1);
    await patch(person, `/${id}`, { status: false });
    expect(await count()).toBe(2);
  });

  test('404: another account’s or unknown, and nothing changes', async () => {
    const [person, other] = [await someone(), await someone()];
    const { id } = await add(person);
    for (const path of [`/${id}`, '/999999999999']) {
      expect((await patch(other, path, { status: true })).statusCode).toBe(404);
    }
    for (const path of [`/update-notification/${id}`, `/update-notification-user/${person.id}`]) {
      const payload = path.includes('user') ? { isViewed: true, status: true } : undefined;
      expect((await patch(other, path, payload)).statusCode).toBe(404);
    }
    const answer = await patch(other, `/update-notification-availability/${id}`, {
      isAvailableYesorNo: true,
    });
    expect(answer.statusCode).toBe(404);
    expect(await rowOf(id)).toMatchObject({ read_at: null, button_pressed_at: null });
  });

  test('400: no flag; 401: a guest', async () => {
    const person = await someone();
    const { id } = await add(person);
    expect((await patch(person, `/${id}`, { status: 'yes' })).json().errors[0].field).toBe('status');
    expect((await patch({ headers: { authorization: '' } }, `/${id}`, { status: true })).statusCode).toBe(
      401,
    );
  });
});

describe('PATCH /v1/notification/update-notification/{id}', () => {
  test('200: pressing the button marks it as read', async () => {
    const person = await someone();
    const { id } = await add(person);
    expect((await patch(person, `/update-notification/${id}`)).json()).toMatchObject({ id, status: true });
    expect((await rowOf(id)).button_pressed_at).toBeInstanceOf(Date);
  });
});

describe('PATCH /v1/notification/update-notification-user/{id}', () => {
  test('200: notifications up to seq are viewed but stay unread', async () => {
    const person = await someone();
    const first = await add(person);
    await add(person);
    const url = `/update-notification-user/${person.id}`;
    expect((await patch(person, url, { isViewed: true, seq: first.seq })).json()).toEqual({
      count: 1,
      unread: 2,
    });
    expect((await patch(person, url, { isViewed: true })).json()).toEqual({ count: 0, unread: 2 });
    // The viewed seq never goes back.
    expect((await patch(person, url, { isViewed: true, seq: first.seq })).json()).toEqual({
      count: 0,
      unread: 2,
    });
    await add(person);
    expect((await patch(person, url, { isViewed: true, seq: 2_000_000 })).json().count).toBe(0);
    await add(person);
    const list = await testApp().app.inject({ url: `${base}?user_id=${person.id}`, headers: person.headers });
    expect(list.json().results.map(({ isViewed }: { isViewed: boolean }) => isViewed)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('200: with status everything up to seq is read', async () => {
    const person = await someone();
    await add(person);
    const second = await add(person);
    const later = await add(person);
    const url = `/update-notification-user/${person.id}`;
    const body = { isViewed: true, status: true, seq: second.seq };
    expect((await patch(person, url, body)).json()).toEqual({ count: 1, unread: 1 });
    expect((await rowOf(later.id)).read_at).toBeNull();
    expect((await patch(person, url, { isViewed: true, status: true })).json()).toEqual({
      count: 0,
      unread: 0,
    });
  });

  test('200: an account without notifications', async () => {
    const person = await someone();
    const response = await patch(person, `/update-notification-user/${person.id}`, { isViewed: true });
    expect([response.statusCode, response.json()]).toEqual([200, { count: 0, unread: 0 }]);
  });
});

test('marking many as read sends one live event', async () => {
  const { pool } = testApp();
  const person = await someone();
  for (let count = 0; count < 5; count += 1) await add(person);
  const client = await pool.connect();
  const received: unknown[] = [];
  client.on('notification', ({ payload }) => received.push(JSON.parse(payload ?? '')));
  await client.query('listen callboard_live');
  await client.query('update notification set read_at = now() where account_id = $1', [person.id]);
  await client.query('unlisten callboard_live');
  client.release();
  expect(received).toEqual([{ kind: 'notification', account: person.id, seq: 5 }]);
});
