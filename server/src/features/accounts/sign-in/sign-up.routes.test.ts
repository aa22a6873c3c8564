import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import {
  codeIn,
  createVisitor,
  goodPassword,
  lastMessageTo,
  newEmail,
  newMobile,
  sessionOf,
} from '../../../../test/visitor.ts';

const testApp = useTestApp();
const visitor = () => createVisitor(testApp());
const row = async (sql: string, value: unknown) => (await testApp().pool.query(sql, [value])).rows[0];

describe('POST /v1/user', () => {
  const body = () => ({ name: 'Tara Dutta', email: newEmail(), password: goodPassword, user_type: 2 });

  test('creates a user without a session', async () => {
    const response = await visitor().post('/v1/user', body());
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ user_type: 2, name: 'Tara Dutta' });
    expect(response.cookies).toEqual([]);
  });

  test('insists on the kind of user', async () => {
    const { user_type: _left, ...without } = body();
    expect((await visitor().post('/v1/user', without)).json()).toMatchObject({
      errors: [expect.objectContaining({ field: 'user_type' })],
    });
  });
});

describe('POST /v1/user/talenter', () => {
  const body = (changes: object = {}) => ({
    first_name: 'Tara',
    last_name: 'Dutta',
    email: newEmail(),
    password: goodPassword,
    ...changes,
  });

  test('keeps the details and starts a session', async () => {
    const details = body({
      date_of_birth: '1998-04-12',
      gender: 1,
      current_residence: 1,
      whatsapp_updates: true,
      show_to_recruiters: false,
      is_managed_by_manager: true,
      mananger_email_address: 'manager@callboard.test',
      send_updates_mananger_email: true,
      user_type: 1,
    });
    const browser = visitor();
    const response = await browser.post('/v1/user/talenter', details);
    expect(response.statusCode).toBe(201);
    const { user_id } = sessionOf(response).user;
    expect(await row('select * from talent where account_id = $1', user_id)).toMatchObject({
      date_of_birth: '1998-04-12',
      gender_id: 1,
      residence_city_id: 1,
      show_to_recruiters: false,
      is_managed: true,
      manager_email: 'manager@callboard.test',
      manager_gets_mail: true,
    });
    expect(await row('select whatsapp_updates from account where id = $1', user_id)).toEqual({
      whatsapp_updates: true,
    });
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test('a number comes verified with its proof', async () => {
    const mobile = newMobile();
    await visitor().post('/v1/user/send-whatsapp-otp', { mobile });
    const otp = codeIn((await lastMessageTo(testApp(), mobile))?.text);
    const { proof } = (await visitor().post('/v1/user/verify-otp', { mobile, otp })).json();
    const details = body({ mobile_number: mobile, mobile_proof: proof });
    const { user } = sessionOf(await visitor().post('/v1/user/talenter', details));
    expect(
      await row(
        'select mobile, mobile_verified_at is not null as ok from account where id = $1',
        user.user_id,
      ),
    ).toEqual({
      mobile,
      ok: true,
    });
  });

  test.each([
    ['an unknown city', { current_residence: 2_000_000 }, 'current_residence'],
    ['an unknown gender', { gender: 99 }, 'gender'],
    ['a birth in the future', { date_of_birth: '2099-01-01' }, 'date_of_birth'],
    ['a day that does not exist', { date_of_birth: '1999-02-30' }, 'date_of_birth'],
    ['copies to a manager without address', { send_updates_mananger_email: true }, 'mananger_email_address'],
    ['another user type', { user_type: 2 }, 'user_type'],
    ['a foreign number', { mobile_number: '+12025550100' }, 'mobile_number'],
  ])('refuses %s, and no account is made', async (_name, changes, field) => {
    const details = body(changes);
    const response = await visitor().post('/v1/user/talenter', details);
    expect(response.json()).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
    expect(await row('select 1 from account where email = $1', details.email)).toBeUndefined();
  });
});

describe('POST /v1/user/recruiter', () => {
  const body = (changes: object = {}) => ({
    name: 'Raghav Sethi',
    email: newEmail(),
    password: goodPassword,
    company: 'Sethi Casting',
    ...changes,
  });

  test('keeps company, role, city and website', async () => {
    const response = await visitor().post(
      '/v1/user/recruiter',
      body({ role: 'Casting director', city: 1, website: 'https://sethi.example' }),
    );
    expect(response.statusCode).toBe(201);
    const { user } = sessionOf(response);
    expect(user.user_type).toBe(2);
    expect(
      await row(
        'select company, job_title, city_id, website from recruiter where account_id = $1',
        user.user_id,
      ),
    ).toEqual({
      company: 'Sethi Casting',
      job_title: 'Casting director',
      city_id: 1,
      website: 'https://sethi.example/',
    });
  });

  test('keeps a web address in one spelling, however it was typed', async () => {
    const { user } = sessionOf(
      await visitor().post('/v1/user/recruiter', body({ website: 'HTTPS://Sethi.Example/About' })),
    );
    expect(await row('select website from recruiter where account_id = $1', user.user_id)).toEqual({
      website: 'https://sethi.example/About',
    });
  });

  test.each([
    ['no company', { company: '' }, 'company'],
    ['a website that is a script', { website: 'javascript:alert(1)' }, 'website'],
    ['an unknown city', { city: 2_000_000 }, 'city'],
  ])('refuses %s', async (_name, changes, field) => {
    const response = await visitor().post('/v1/user/recruiter', body(changes));
    expect(response.json()).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
  });

  test('says that an e-mail is taken', async () => {
    const details = body();
    await visitor().post('/v1/user/recruiter', details);
    expect((await visitor().post('/v1/user/recruiter', details)).json()).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });
});
