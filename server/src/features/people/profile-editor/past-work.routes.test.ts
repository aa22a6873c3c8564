import { randomUUID } from 'node:crypto';
import { pastWorkLimit } from '@callboard/contract/people/profile-editor/past-work';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countRows } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const add = async (headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'POST', url: '/v1/talenter-past-work', headers, payload });
const change = async (id: number, headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/talenter-past-work/${id}`, headers, payload });
const remove = async (id: number, headers: Headers) =>
  testApp().app.inject({
    method: 'DELETE',
    url: '/v1/talenter-past-work/delete',
    headers,
    payload: { id },
  });
const aTalent = async () => {
  const talent = await createTalent(testApp().db);
  return { talent, headers: await testApp().as(talent) };
};
const work = { title: 'Kaccha Limbu', part: 'Revati', project_type: 1, year: 2026, note: 'Series, 6 ep.' };

describe('POST /v1/talenter-past-work', () => {
  test('adds a work; a title is enough', async () => {
    const { headers } = await aTalent();
    const response = await add(headers, work);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ ...work, project_type: { id: 1 } });
    expect((await add(headers, { title: 'Signal' })).json()).toMatchObject({
      title: 'Signal',
      part: '',
      project_type: null,
      year: null,
      note: null,
    });
  });

  test('the same work sent at once many times is there once', async () => {
    const { talent, headers } = await aTalent();
    const payload = { ...work, client_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(headers, payload)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await countRows(testApp(), 'past_work', 'talent_id = $1', talent.id)).toBe(1);
  });

  test('a profile holds so many and no more', async () => {
    const { db } = testApp();
    const { talent, headers } = await aTalent();
    const rows = Array.from({ length: pastWorkLimit }, (_, at) => ({
      talent_id: talent.id,
      title: `W${at}`,
    }));
    await db.insertInto('past_work').values(rows).execute();
    expect((await add(headers, work)).json()).toMatchObject({ errors: [{ field: 'title' }] });
  });

  test.each([
    ['no title', { part: 'Tara' }, 'title'],
    ['a year of 1066', { title: 'a', year: 1066 }, 'year'],
    ['a kind of project we do not know', { title: 'a', project_type: 9999 }, 'project_type'],
    ['a long note', { title: 'a', note: 'x'.repeat(301) }, 'note'],
    ['a client_id of words', { title: 'a', client_id: 'mine' }, 'client_id'],
  ])('refuses %s by its field', async (_what, payload, field) => {
    const { headers } = await aTalent();
    const response = await add(headers, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ field });
  });

  test('is for talents, and not under a freeze', async () => {
    expect((await add({}, work)).statusCode).toBe(401);
    expect((await add(await testApp().as(await createRecruiter(testApp().db)), work)).statusCode).toBe(403);
    const frozen = await createTalent(testApp().db, { account: { frozen_at: new Date() } });
    expect((await add(await testApp().as(frozen), work)).json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});

describe('PATCH /v1/talenter-past-work/{id}', () => {
  test('changes what was sent', async () => {
    const { headers } = await aTalent();
    const { id } = (await add(headers, work)).json();
    const response = await change(id, headers, { year: 2025, note: '' });
    expect(response.json()).toMatchObject({ id, title: 'Kaccha Limbu', year: 2025, note: null });
    expect((await change(id, headers, {})).json()).toMatchObject({ year: 2025 });
  });

  test('another person’s is not found', async () => {
    const { headers } = await aTalent();
    const { id } = (await add(headers, work)).json();
    expect((await change(id, {}, { year: 2020 })).statusCode).toBe(401);
    expect((await change(id, (await aTalent()).headers, { year: 2020 })).statusCode).toBe(404);
    expect((await change(id, headers, { title: '' })).json()).toMatchObject({ errors: [{ field: 'title' }] });
  });
});

describe('DELETE /v1/talenter-past-work/delete', () => {
  test('removes one of the own, and no other', async () => {
    const { headers } = await aTalent();
    const { id } = (await add(headers, work)).json();
    expect((await remove(id, {})).statusCode).toBe(401);
    expect((await remove(id, (await aTalent()).headers)).statusCode).toBe(404);
    expect((await remove(id, headers)).json()).toEqual({ id });
    expect((await remove(id, headers)).statusCode).toBe(404);
  });
});
