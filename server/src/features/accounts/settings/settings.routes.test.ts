import type { UserRecord } from '@callboard/contract/accounts/settings';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { unlock } from '../../../../test/full-talent.ts';
import { hashPassword } from '../sign-in/index.ts';

const testApp = useTestApp();
const password = 'kettle under the stairs';
const frozen = { account: { frozen_at: new Date(), frozen_reason: 'Test' } };

type Person = Awaited<ReturnType<typeof createTalent>> | Awaited<ReturnType<typeof createRecruiter>>;

const withPassword = async () =>
  createTalent(testApp().db, { account: { password_hash: await hashPassword(password) } });
const ask = async (person: Person, method: 'GET' | 'PATCH', payload?: object, id = person.id) =>
  testApp().app.inject({
    method,
    url: `/v1/user/${id}`,
    headers: await testApp().as(person),
    ...(payload && { payload }),
  });
const patch = (person: Person, payload: object) => ask(person, 'PATCH', payload);
const read = async (person: Person): Promise<UserRecord> => (await ask(person, 'GET')).json();
const eventsOf = async (type: string, accountId: number) => {
  const rows = await testApp()
    .db.selectFrom('event_log')
    .select('payload')
    .where('type', '=', type)
    .execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(`"accountId":${accountId}}`)).length;
};

describe('GET /v1/user/refresh-edit-profile/{id}', () => {
  const url = (id: number) => `/v1/user/refresh-edit-profile/${id}`;

  test('answers the session’s user, fresh', async () => {
    const { app, db, as } = testApp();
    const person = await createTalent(db);
    const headers = await as(person);
    await db.updateTable('account').set({ first_name: 'Anjali' }).where('id', '=', person.id).execute();
    const answer = await app.inject({ url: url(person.id), headers });
    expect(answer.json()).toMatchObject({ user_id: person.id, user_type: 1, first_name: 'Anjali' });
    expect(answer.json()).not.toHaveProperty('mobile_number');
  });

  test('says whether a recruiter has unlocked this talent', async () => {
    const { app, db, as } = testApp();
    const [talent, recruiter] = [await createTalent(db), await createRecruiter(db)];
    const isUnlocked = async (person: Person) =>
      (await app.inject({ url: url(person.id), headers: await as(person) })).json().isRecruiterUnlocked;
    expect(await isUnlocked(talent)).toBe(false);
    await unlock(db, recruiter, talent);
    expect([await isUnlocked(talent), await isUnlocked(recruiter)]).toEqual([true, false]);
  });

  test('somebody else’s is not found, a guest is asked to sign in', async () => {
    const { app, db, as } = testApp();
    const [person, other] = [await createTalent(db), await createTalent(db)];
    const foreign = await app.inject({ url: url(other.id), headers: await as(person) });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'NOT_FOUND']);
    expect((await app.inject({ url: url(other.id) })).json().code).toBe('UNAUTHENTICATED');
  });
});

describe('GET /v1/user/{id}', () => {
  test('is the owner’s own record, with the defaults of their kind', async () => {
    const talent = await read(await createTalent(testApp().db, { account: { mobile: '+919811100001' } }));
    expect(talent).toMatchObject({
      mobile_number: '+919811100001',
      is_email_verified: true,
      is_mobile_verified: false,
      pending_email: null,
      has_password: false,
      is_github_connected: false,
      settings: { whatsapp_updates: false, show_to_recruiters: true, is_managed_by_manager: false },
    });
    const recruiter = await read(await createRecruiter(testApp().db));
    expect(recruiter.settings).toMatchObject({ show_to_recruiters: null, is_managed_by_manager: null });
    expect(recruiter.settings.notifications.map(({ topic }) => topic)).toContain('answers');
  });

  test('carries no secret', async () => {
    const person = await withPassword();
    const text = (await ask(person, 'GET')).body;
    expect(text).not.toContain('$argon2');
    expect(JSON.parse(text)).toMatchObject({ has_password: true });
  });

  test('of somebody else is not found; a guest is asked to sign in; a word is no number', async () => {
    const { db, app } = testApp();
    const person = await createTalent(db);
    const other = await createRecruiter(db);
    expect((await ask(person, 'GET', undefined, other.id)).statusCode).toBe(404);
    expect((await app.inject(`/v1/user/${other.id}`)).statusCode).toBe(401);
    expect((await app.inject({ url: '/v1/user/me', headers: await testApp().as(person) })).statusCode).toBe(
      400,
    );
  });
});

describe('PATCH /v1/user/{id}', () => {
  test('changes names', async () => {
    const person = await createRecruiter(testApp().db);
    const answer = await patch(person, { first_name: ' Meera ', last_name: '' });
    expect(answer.json()).toMatchObject({ first_name: 'Meera', last_name: '', name: 'Meera' });
    expect(await read(person)).toMatchObject({ first_name: 'Meera', last_name: '' });
    expect(await eventsOf('account.settings_changed', person.id)).toBe(1);
  });

  test('takes the whole name, divided after the first word unless its parts are known', async () => {
    const person = await createTalent(testApp().db);
    const names = async (payload: object) => {
      const { name, first_name, last_name } = (await patch(person, payload)).json();
      return [name, first_name, last_name];
    };
    expect(await names({ name: ' Meera  Devi Rao ' })).toEqual(['Meera Devi Rao', 'Meera', 'Devi Rao']);
    expect(await names({ name: 'Mary Ann Jones', first_name: 'Mary Ann', last_name: 'Jones' })).toEqual([
      'Mary Ann Jones',
      'Mary Ann',
      'Jones',
    ]);
    expect(await names({ name: 'Mary Ann Jones' })).toEqual(['Mary Ann Jones', 'Mary Ann', 'Jones']);
    expect(await names({ name: 'Meera' })).toEqual(['Meera', 'Meera', '']);
    expect((await patch(person, { name: 'www.example.com' })).json().errors[0].field).toBe('name');
    const stopped = await createTalent(testApp().db, frozen);
    expect((await patch(stopped, { name: 'Somebody Else' })).json().code).toBe('PROFILE_FROZEN');
  });

  test('changes settings and leaves out what was not sent', async () => {
    const person = await createTalent(testApp().db);
    const settings = { whatsapp_updates: true, show_to_recruiters: false, found_by_days: false };
    expect((await patch(person, { settings })).json().settings).toMatchObject(settings);
    const answer = await patch(person, { settings: { is_managed_by_manager: true } });
    expect(answer.json().settings).toMatchObject({ ...settings, is_managed_by_manager: true });
  });

  test('keeps what was chosen for a topic, again and again', async () => {
    const person = await createTalent(testApp().db);
    const chosen = { topic: 'offers', email: 'never', whatsapp: false, copy_to_manager: false };
    await patch(person, { settings: { notifications: [{ ...chosen, email: 'daily' }] } });
    await patch(person, { settings: { notifications: [chosen] } });
    const { settings } = await read(person);
    const topics = new Map(settings.notifications.map((one: { topic: string }) => [one.topic, one]));
    expect(topics.get('offers')).toEqual(chosen);
    expect(topics.get('auditions')).toMatchObject({ topic: 'auditions', email: 'now' });
  });

  test('copies go to a manager whose address is known', async () => {
    const person = await createTalent(testApp().db);
    const copies = { is_managed_by_manager: true, send_updates_mananger_email: true };
    const refused = await patch(person, { settings: copies });
    expect(refused.json().errors).toEqual([
      { field: 'settings.mananger_email_address', message: 'Enter an email to send copies to' },
    ]);
    const mananger_email_address = 'manager@callboard.test';
    const saved = await patch(person, { settings: { ...copies, mananger_email_address } });
    expect(saved.json().settings).toMatchObject({ ...copies, mananger_email_address });
    const cleared = await patch(person, { settings: { mananger_email_address: null } });
    expect(cleared.json().settings).toMatchObject({
      mananger_email_address: null,
      send_updates_mananger_email: false,
    });
  });

  test('a change that contradicts another one made meanwhile is refused, not a fault of ours', async () => {
    const person = await createTalent(testApp().db, { talent: { manager_email: 'm@callboard.test' } });
    const answers = await Promise.all([
      patch(person, { settings: { send_updates_mananger_email: true } }),
      patch(person, { settings: { mananger_email_address: null } }),
    ]);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true);
  });

  test.each([
    ['show_to_recruiters', { show_to_recruiters: true }],
    ['found_by_days', { found_by_days: false }],
    ['mananger_mobile_number', { mananger_mobile_number: '9811100002' }],
    [
      'notifications.0.topic',
      { notifications: [{ topic: 'offers', email: 'now', whatsapp: true, copy_to_manager: false }] },
    ],
  ])('a recruiter has no %s', async (field, settings) => {
    const answer = await patch(await createRecruiter(testApp().db), { settings });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(`settings.${field}`);
  });

  test.each([
    [{ first_name: '' }, 'first_name'],
    [{ email: 'no address' }, 'email'],
    [{ mobile_number: '12345' }, 'mobile_number'],
    [{ password: 'short' }, 'password'],
    [{ user_type: 2 }, 'user_type'],
    [{ settings: { frozen: false } }, 'settings.frozen'],
  ])('%j is refused by the name of the field', async (payload, field) => {
    const answer = await patch(await createTalent(testApp().db), payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(field);
  });

  test('somebody else’s is not found and stays as it is; a guest is asked to sign in', async () => {
    const { db, app } = testApp();
    const [person, other] = [await createTalent(db), await createTalent(db)];
    expect((await ask(person, 'PATCH', { first_name: 'Mallory' }, other.id)).statusCode).toBe(404);
    expect((await read(other)).first_name).toBe('Asha');
    const guest = await app.inject({ method: 'PATCH', url: `/v1/user/${other.id}`, payload: {} });
    expect(guest.statusCode).toBe(401);
  });

  test('all of it happens, or nothing', async () => {
    const { db } = testApp();
    const taken = await createTalent(db);
    const person = await withPassword();
    const answer = await patch(person, {
      first_name: 'Meera',
      email: taken.email,
      current_password: password,
    });
    expect(answer.json().code).toBe('EMAIL_TAKEN');
    expect(await read(person)).toMatchObject({ first_name: 'Asha', pending_email: null });
  });
});

describe('PATCH /v1/user/{id} of a frozen person', () => {
  test.each([{ first_name: 'Other' }, { settings: { show_to_recruiters: false } }])(
    '%j is refused',
    async (payload) => {
      const answer = await patch(await createTalent(testApp().db, frozen), payload);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'PROFILE_FROZEN']);
    },
  );

  test('what is sent as it is counts as no change, and the rest stays possible', async () => {
    const password_hash = await hashPassword(password);
    const person = await createTalent(testApp().db, { account: { ...frozen.account, password_hash } });
    const settings = {
      show_to_recruiters: true,
      whatsapp_updates: true,
      notifications: [{ topic: 'messages', email: 'never', whatsapp: false, copy_to_manager: false }],
    };
    const email = `frozen-${person.id}@callboard.test`;
    const answer = await patch(person, {
      first_name: person.first_name,
      email,
      current_password: password,
      settings,
    });
    expect(answer.json()).toMatchObject({ pending_email: email, settings: { whatsapp_updates: true } });
  });
});
