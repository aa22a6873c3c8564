import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { addNotification } from '../../../../test/notifications.ts';

const testApp = useTestApp();
const base = '/v1/notification';

const someone = async (kind: 'talent' | 'recruiter' = 'talent', changes: object = {}) => {
  const create = kind === 'talent' ? createTalent : createRecruiter;
  const person = await create(testApp().db, changes);
  return { ...person, headers: await testApp().as(person) };
};
type Someone = Awaited<ReturnType<typeof someone>>;

const read = (person: Someone, path: string, query: object = {}) => {
  const parameters = new URLSearchParams({ user_id: String(person.id), ...query });
  return testApp().app.inject({ url: `${base}${path}?${parameters}`, headers: person.headers });
};
const messagesOf = (response: { json: () => { results: { message: string }[] } }) =>
  response.json().results.map(({ message }) => message);
const add = (person: Someone, message: string, changes: object = {}) =>
  addNotification(testApp().db, person, { message, ...changes });

describe('GET /v1/notification', () => {
  test('200: newest first, in pages, with counts per group', async () => {
    const person = await someone();
    await add(person, 'Welcome');
    await add(person, 'Somebody looked', { topic: 'availability', read_at: new Date() });
    await add(person, 'You are shortlisted', { topic: 'applications' });
    const first = await read(person, '', { limit: 2 });
    expect([first.statusCode, messagesOf(first)]).toEqual([200, ['You are shortlisted', 'Somebody looked']]);
    expect(first.json()).toMatchObject({
      page: 1,
      limit: 2,
      totalPages: 2,
      totalResults: 3,
      unread: 2,
      counts: { all: 3, turn: 0, seen: 1, applications: 1, account: 1, offers: 0, messages: 0 },
    });
    expect(messagesOf(await read(person, '', { limit: 2, page: 2 }))).toEqual(['Welcome']);
    expect(messagesOf(await read(person, '', { group: 'seen' }))).toEqual(['Somebody looked']);
    expect((await read(person, '', { group: 'seen' })).json().totalResults).toBe(1);
  });

  test('before continues from a seq, whatever came since', async () => {
    const person = await someone();
    for (const word of ['one', 'two', 'three', 'four']) await add(person, word);
    const first = (await read(person, '', { limit: 2 })).json();
    await add(person, 'five');
    const next = await read(person, '', { limit: 2, before: first.results[1].seq });
    expect(messagesOf(next)).toEqual(['two', 'one']);
  });

  test('includes the public summary of the person, and nothing of closed accounts', async () => {
    const { db } = testApp();
    const person = await someone();
    const recruiter = await createRecruiter(db, { recruiter: { company: 'Monsoon Pictures' } });
    const gone = await createRecruiter(db, { account: { closed_at: new Date() } });
    await add(person, 'Left', { about_account_id: gone.id });
    await add(person, 'Unlocked', {
      about_account_id: recruiter.id,
      parts: JSON.stringify([{ text: 'Unlocked', style: 'strong' }]),
    });
    const { results } = (await read(person, '')).json();
    expect(results[0]).toEqual({
      id: expect.any(Number),
      user_id: person.id,
      notification_type: 1,
      message: 'Unlocked',
      parts: [{ text: 'Unlocked', style: 'strong' }],
      status: false,
      isButtonClick: false,
      isAvailableYesorNo: null,
      available_id: null,
      available_start_date: null,
      available_end_date: null,
      is_expired: false,
      topic: 'account',
      ref: 'house.to-talent',
      seq: 2,
      isViewed: false,
      path: '/app/dashboard',
      about: {
        user_id: recruiter.id,
        userUniqueId: recruiter.public_id,
        name: 'Asha Kulkarni',
        company: 'Monsoon Pictures',
        photo: null,
      },
      created_at: expect.any(String),
    });
    expect(results[1].about).toBeNull();
    expect(JSON.stringify(results)).not.toContain(recruiter.email);
  });

  test('a frozen recruiter can read their own, and nobody can read another account’s', async () => {
    const frozen = await someone('recruiter', { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    await add(frozen, 'Your profile is frozen');
    expect(messagesOf(await read(frozen, ''))).toEqual(['Your profile is frozen']);
    const other = await someone();
    for (const path of ['', '/last-three-notification', '/get-count', '/search-notification']) {
      const query = { user_id: String(frozen.id), ...(path.includes('search') && { message: 'frozen' }) };
      expect((await read(other, path, query)).statusCode).toBe(404);
    }
  });

  test('400: invalid page, limit, group or before; 401: a guest', async () => {
    const person = await someone();
    for (const [name, value] of Object.entries({ page: '0', limit: '101', group: 'mine', before: 'x' })) {
      const response = await read(person, '', { [name]: value });
      expect([response.statusCode, response.json().errors[0].field]).toEqual([400, name]);
    }
    expect((await testApp().app.inject(`${base}?user_id=${person.id}`)).statusCode).toBe(401);
  });
});

describe('GET /v1/notification/last-three-notification', () => {
  test('200: the last three, and the count since the bell was opened', async () => {
    const person = await someone();
    for (const word of ['one', 'two', 'three', 'four']) await add(person, word);
    const response = await read(person, '/last-three-notification');
    expect([messagesOf(response), response.json().count]).toEqual([['four', 'three', 'two'], 4]);
  });
});

describe('GET /v1/notification/search-notification', () => {
  test('200: messages that contain the text literally', async () => {
    const person = await someone();
    for (const text of ['100% yours', '100 people', 'A_B', 'AxB', 'back\\slash']) await add(person, text);
    const find = async (message: string) =>
      messagesOf(await read(person, '/search-notification', { message }));
    expect(await find('100%')).toEqual(['100% yours']);
    expect(await find('a_b')).toEqual(['A_B']);
    expect(await find('PEOPLE')).toEqual(['100 people']);
    expect(await find('\\')).toEqual(['back\\slash']);
    expect(await find("'; drop table notification; --")).toEqual([]);
    const found = (await read(person, '/search-notification', { message: '100' })).json();
    expect([found.totalResults, found.counts.all]).toEqual([2, 2]);
  });

  test('400: nothing to search for', async () => {
    const response = await read(await someone(), '/search-notification', { message: ' ' });
    expect([response.statusCode, response.json().errors[0].field]).toEqual([400, 'message']);
  });
});

describe('GET /v1/notification/get-count', () => {
  test('200: new ones of the own user type; 0 for the other', async () => {
    const [talent, recruiter] = [await someone(), await someone('recruiter')];
    for (const person of [talent, recruiter]) await add(person, 'PersonMessage');
    const count = async (person: Someone, type?: string) =>
      (await read(person, '/get-count', type ? { notification_type: type } : {})).json().count;
    expect([await count(talent), await count(talent, '1'), await count(talent, '2')]).toEqual([1, 1, 0]);
    expect([await count(recruiter, '2'), await count(recruiter, '1')]).toEqual([1, 0]);
  });
});
