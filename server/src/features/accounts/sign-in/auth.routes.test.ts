import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countRows } from '../../../../test/database.ts';
import {
  codeIn,
  createVisitor,
  goodPassword,
  lastMessageTo,
  newEmail,
  sessionOf,
} from '../../../../test/visitor.ts';

const testApp = useTestApp();
const visitor = () => createVisitor(testApp());
const count = (table: string, where: string, value: unknown) => countRows(testApp(), table, where, value);

describe('POST /v1/auth/register', () => {
  test('makes a talent who is signed in, with an unfinished profile', async () => {
    const email = newEmail();
    const response = await visitor().register({ email: ` ${email.toUpperCase()} `, ref: 'farida-7' });
    expect(response.statusCode).toBe(201);
    expect(sessionOf(response).user).toMatchObject({
      user_type: 1,
      name: 'Pallavi Reddy',
      first_name: 'Pallavi',
      last_name: 'Reddy',
      email,
      isFreezed: false,
      talenter: { is_profile_creation_completed: false, last_activity_page: 1 },
      recruiter: null,
      gallary: [],
    });
    const { rows } = await testApp().pool.query(
      'select referred_by, email_verified_at from account where email = $1',
      [email],
    );
    expect(rows).toEqual([{ referred_by: 'farida-7', email_verified_at: null }]);
  });

  test('makes a recruiter for user type 2', async () => {
    const { user } = sessionOf(await visitor().register({ user_type: 2 }));
    expect(user).toMatchObject({ user_type: 2, talenter: null, recruiter: { recruiter_edit_image: null } });
  });

  test('keeps both parts of a name when they are given', async () => {
    const { user } = sessionOf(
      await visitor().register({ name: 'Mary Ann Jones', first_name: 'Mary Ann', last_name: 'Jones' }),
    );
    expect(user).toMatchObject({ first_name: 'Mary Ann', last_name: 'Jones', name: 'Mary Ann Jones' });
  });

  test('mails a link and a code, and empties the mail once it is sent', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const mail = await lastMessageTo(testApp(), email);
    expect(codeIn(mail?.text)).toMatch(/^\d{6}$/);
    expect(mail?.text).toContain('http://localhost/verify-email?token=');
    expect(await count('outbox_message', 'sensitive and recipient = $1', email)).toBe(1);
  });

  test('says that an e-mail is taken, in any spelling', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const response = await visitor().register({ email: email.toUpperCase() });
    expect(response.json()).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(response.cookies).toEqual([]);
    expect(await count('account', 'email = $1', email)).toBe(1);
  });

  test('twenty at once with one e-mail make one account', async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 20 }, () => visitor().register({ email })));
    const codes = responses.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, ...Array(19).fill(409)]);
  });

  test.each([
    ['a short password', { password: 'nine char' }, 'password'],
    ['a common password', { password: 'qwertyuiop' }, 'password'],
    ['a common password in capitals', { password: 'QwertyUiop' }, 'password'],
    ['one letter over and over', { password: 'zzzzzzzzzzzz' }, 'password'],
    [
      'the own e-mail as password',
      { email: 'pallavi.own@callboard.test', password: 'pallavi.own@callboard.test' },
      'password',
    ],
    ['a pattern', { password: '0123456789' }, 'password'],
    ['a common password with a twist', { password: 'Welcome@123' }, 'password'],
    ['our own name', { password: 'callboard1' }, 'password'],
    ['the own name and a number', { password: 'Pallavi2026' }, 'password'],
    ['a name with a line break', { name: 'Pallavi\r\nReddy' }, 'name'],
    ['a name that turns around', { name: 'Pallavi\u202e ydder' }, 'name'],
    ['a web address as a name', { name: 'Claim at prize-callboard.com' }, 'name'],
    ['an e-mail as a last name', { last_name: 'me@mailbox.in' }, 'last_name'],
    ['no e-mail at all', { email: 'pallavi at home' }, 'email'],
    ['no name', { name: '  ' }, 'name'],
    ['an unknown user type', { user_type: 3 }, 'user_type'],
    ['a field we do not know', { isFreezed: false }, 'isFreezed'],
  ])('refuses %s and names the field', async (_name, changes, field) => {
    const response = await visitor().register(changes);
    expect(response.json()).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
  });

  test('is refused from another site', async () => {
    const response = await visitor().post('/v1/auth/register', {}, { origin: 'https://elsewhere.example' });
    expect(response.json().code).toMatch(/ORIGIN_REFUSED|VALIDATION_FAILED/);
    const whole = await visitor().post(
      '/v1/auth/register',
      { name: 'A', email: newEmail(), password: goodPassword },
      { origin: 'https://elsewhere.example' },
    );
    expect(whole.json()).toMatchObject({ code: 'ORIGIN_REFUSED' });
  });
});

describe('POST /v1/auth/login', () => {
  test('starts a session', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const browser = visitor();
    const response = await browser.post('/v1/auth/login', { email, password: goodPassword });
    expect(response.statusCode).toBe(200);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test('answers an unknown e-mail, a wrong password and an account without one alike', async () => {
    const email = newEmail();
    const withoutPassword = newEmail();
    await visitor().register({ email });
    const { rows } = await testApp().pool.query(
      "insert into account (kind, first_name, email) values ('talent', 'A', $1) returning id",
      [withoutPassword],
    );
    expect(rows).toHaveLength(1);
    const answers = [];
    for (const who of [email, newEmail(), withoutPassword]) {
      const response = await visitor().post('/v1/auth/login', { email: who, password: 'not my password' });
      answers.push({ body: response.body, status: response.statusCode, cookies: response.cookies });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, cookies: [] });
    expect(answers[0]?.body).toContain('CREDENTIALS_WRONG');
  });

  test('lets nobody try more than ten passwords for one account in a quarter of an hour', async () => {
    const email = newEmail();
    await visitor().register({ email });
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push(
        (await visitor().post('/v1/auth/login', { email, password: `wrong ${time}` })).statusCode,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const right = await visitor().post('/v1/auth/login', { email, password: goodPassword });
    expect(right.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
    await testApp().pool.query("update rate_limit set started_at = now() - interval '16 minutes'");
    expect((await visitor().post('/v1/auth/login', { email, password: goodPassword })).statusCode).toBe(200);
  });

  test('who knows the password may sign in as often as they like', async () => {
    const email = newEmail();
    await visitor().register({ email });
    for (let time = 0; time < 12; time += 1) {
      const response = await visitor().post('/v1/auth/login', { email, password: goodPassword });
      expect(response.statusCode).toBe(200);
    }
  });

  test('lets a frozen person in', async () => {
    const email = newEmail();
    await visitor().register({ email });
    await testApp().pool.query('update account set frozen_at = now() where email = $1', [email]);
    const response = await visitor().post('/v1/auth/login', { email, password: goodPassword });
    expect(sessionOf(response).user.isFreezed).toBe(true);
  });

  test('says when an account is closed, to who knows its password, and opens it again on their word', async () => {
    const email = newEmail();
    await visitor().register({ email });
    await testApp().pool.query('update account set closed_at = now() where email = $1', [email]);
    const wrong = await visitor().post('/v1/auth/login', { email, password: 'not my password' });
    expect(wrong.json()).toMatchObject({ code: 'CREDENTIALS_WRONG' });
    const closed = await visitor().post('/v1/auth/login', { email, password: goodPassword });
    expect(closed.json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_CLOSED',
      detail: expect.stringContaining('until 20'),
    });
    const back = await visitor().post('/v1/auth/login', { email, password: goodPassword, reopen: true });
    expect(back.statusCode).toBe(200);
    expect(await count('account', 'email = $1 and closed_at is null', email)).toBe(1);
  });

  test('does not open an account again after its days of grace', async () => {
    const email = newEmail();
    await visitor().register({ email });
    await testApp().pool.query("update account set closed_at = now() - interval '31 days' where email = $1", [
      email,
    ]);
    const response = await visitor().post('/v1/auth/login', { email, password: goodPassword, reopen: true });
    expect(response.json()).toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  test('a closed account does not come back when someone else has its e-mail', async () => {
    const email = newEmail();
    await visitor().register({ email });
    await testApp().pool.query('update account set closed_at = now() where email = $1', [email]);
    const second = sessionOf(await visitor().register({ email, password: 'another lantern here' }));
    const response = await visitor().post('/v1/auth/login', { email, password: 'another lantern here' });
    expect(sessionOf(response).user.user_id).toBe(second.user.user_id);
    const old = await visitor().post('/v1/auth/login', { email, password: goodPassword, reopen: true });
    expect(old.json()).toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });
});
