import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
type Headers = Record<string, string>;

const read = async (id: number, headers: Headers) =>
  testApp().app.inject({ url: `/v1/talenter/${id}`, headers });
const change = async (id: number, headers: Headers, payload: object) =>
  testApp().app.inject({ method: 'PATCH', url: `/v1/talenter/${id}`, headers, payload });
const aTalent = async (changes = {}) => {
  const talent = await createTalent(testApp().db, {
    talent: { completed_at: null, last_activity_page: 1, ...changes },
  });
  return { talent, headers: await testApp().as(talent) };
};

describe('GET /v1/talenter/{id}', () => {
  test('answers the own profile as it is edited', async () => {
    const talent = await createFullTalent(testApp().db);
    const response = await read(talent.id, await testApp().as(talent));
    expect(response.json()).toMatchObject({
      user_id: talent.id,
      last_name: talent.secrets.surname,
      date_of_birth: talent.secrets.dateOfBirth,
      is_under_18: false,
      mobile_number: `+91${talent.secrets.mobile}`,
      is_mobile_verified: true,
      languages: [{ language: 1, level: 1 }],
      social_links: [{ network: 1, handle: talent.secrets.handle, followers: 900 }],
      skill_and_education: { skils: [101, 102], hobbies_interests: [101], talent_id: talent.id },
      physical_description: { height_size_type: 3, weight: 61, weight_size_type: 4, eye_color: 1 },
      past_work: [{ title: 'Monsoon Letters' }],
      progress: { is_profile_creation_completed: true },
    });
  });

  test('is for its owner alone', async () => {
    const { talent } = await aTalent();
    expect((await read(talent.id, {})).statusCode).toBe(401);
    expect((await read(talent.id, (await aTalent()).headers)).statusCode).toBe(404);
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await read(talent.id, recruiter)).statusCode).toBe(403);
  });
});

describe('PATCH /v1/talenter/{id}', () => {
  test('changes what was sent and leaves the rest', async () => {
    const { talent, headers } = await aTalent({ headline: 'Dancer', gender_id: 1 });
    const sent = {
      first_name: 'अनन्या 🎭',
      last_name: 'Rao',
      current_residence: 1,
      native_city: 2,
      date_of_birth: '1998-07-23',
      nationality: 1,
      ethnicity: [20, 2],
      about: 'Six years of stage.',
      passport_valid_until: '2031-01-01',
      open_to_travel: true,
      work_cities: [3, 1],
      roles: [1],
      usual_fee: { rupees: 12_500, per: 'day', note: 'Negotiable for student films' },
      project_types: [2, 1],
      accents: [101],
      languages: [
        { language: 1, level: 2 },
        { language: 2, level: 4 },
      ],
      social_links: [{ network: 1, handle: 'ananyarao.acts', followers: 41_000 }],
      whatsapp_updates: true,
      mobile_number: '098200 41736',
    };
    const response = await change(talent.id, headers, sent);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      ...sent,
      ethnicity: [2, 20],
      work_cities: [1, 3],
      project_types: [1, 2],
      languages: [
        { language: 2, level: 4 },
        { language: 1, level: 2 },
      ],
      mobile_number: '+919820041736',
      is_mobile_verified: false,
      headline: 'Dancer',
      gender: 1,
    });
    const fewer = await change(talent.id, headers, { ethnicity: [], work_cities: [3], social_links: [] });
    expect(fewer.json()).toMatchObject({ ethnicity: [], work_cities: [3], social_links: [], accents: [101] });
  });

  test.each([
    [
      'a birth date to come',
      { date_of_birth: '2099-01-01' },
      'date_of_birth',
      'Date of birth can’t be in the future',
    ],
    ['one over 100 years ago', { date_of_birth: '1901-01-01' }, 'date_of_birth', 'the last 100 years'],
    ['no date at all', { date_of_birth: '1998-02-30' }, 'date_of_birth', ''],
    [
      'a fee without a unit',
      { usual_fee: { rupees: 500, note: null } },
      'usual_fee.per',
      'what the fee is for',
    ],
    ['a unit without a fee', { usual_fee: { per: 'day', note: null } }, 'usual_fee.rupees', ''],
    ['paise', { usual_fee: { rupees: 99.5, per: 'day', note: null } }, 'usual_fee.rupees', 'whole rupees'],
    [
      'more than a crore',
      { usual_fee: { rupees: 10_000_001, per: 'day', note: null } },
      'usual_fee.rupees',
      'up to 1,00,00,000',
    ],
    [
      'a long note',
      { usual_fee: { rupees: 1, per: 'hour', note: 'x'.repeat(121) } },
      'usual_fee.note',
      'up to 120 characters',
    ],
    ['a city we do not know', { current_residence: 999_999 }, 'current_residence', 'from the list'],
    ['an unknown language', { languages: [{ language: 9999, level: 1 }] }, 'languages', 'from the list'],
    ['a language twice', { languages: Array(2).fill({ language: 1, level: 1 }) }, 'languages', 'only once'],
    ['the same city twice', { work_cities: [1, 1] }, 'work_cities', 'only once'],
    ['10,000 characters', { about: 'x'.repeat(10_000) }, 'about', 'up to 3,000 characters'],
    ['an empty first name', { first_name: '  ' }, 'first_name', ''],
    ['a foreign number', { mobile_number: '+1 415 555 2671' }, 'mobile_number', '10-digit mobile number'],
    ['too few digits', { mobile_number: '98200' }, 'mobile_number', '10-digit mobile number'],
    [
      'copies to nobody',
      { send_updates_mananger_email: true },
      'mananger_email_address',
      'Enter your manager’s',
    ],
    [
      'minus followers',
      { social_links: [{ network: 1, handle: 'a', followers: -1 }] },
      'social_links.0.followers',
      '',
    ],
    ['somebody else’s user_type', { user_type: 2 }, 'user_type', ''],
  ])('refuses %s, by its field, and changes nothing', async (_what, payload, field, message) => {
    const { talent, headers } = await aTalent({ headline: 'Dancer' });
    const response = await change(talent.id, headers, { headline: 'Actor', ...payload });
    expect(response.statusCode).toBe(400);
    const { errors } = response.json<{ errors: { field: string; message: string }[] }>();
    expect(errors[0]?.field).toBe(field);
    expect(errors[0]?.message).toContain(message);
    expect((await read(talent.id, headers)).json()).toMatchObject({ headline: 'Dancer' });
  });

  test('every unknown entry is named at once', async () => {
    const { talent, headers } = await aTalent();
    const response = await change(talent.id, headers, { gender: 99, roles: [9999], native_city: 1 });
    expect(response.json().errors).toMatchObject([{ field: 'gender' }, { field: 'roles' }]);
  });

  test('a proven number is not changed here', async () => {
    const talent = await createFullTalent(testApp().db);
    const headers = await testApp().as(talent);
    const response = await change(talent.id, headers, { mobile_number: '9820099999' });
    expect(response.json()).toMatchObject({ errors: [{ field: 'mobile_number' }] });
    const same = await change(talent.id, headers, { mobile_number: talent.secrets.mobile });
    expect(same.statusCode).toBe(200);
  });

  test('a manager who loses the address gets no more copies', async () => {
    const { talent, headers } = await aTalent();
    await change(talent.id, headers, {
      is_managed_by_manager: true,
      manager_name: 'Nandini Kapse',
      mananger_email_address: 'Nandini@Firefly.example',
      send_updates_mananger_email: true,
    });
    const response = await change(talent.id, headers, { mananger_email_address: null });
    expect(response.json()).toMatchObject({
      manager_name: 'Nandini Kapse',
      mananger_email_address: null,
      send_updates_mananger_email: false,
    });
  });

  test('two tabs: each field keeps what was sent last', async () => {
    const { talent, headers } = await aTalent();
    await Promise.all([
      change(talent.id, headers, { headline: 'From one tab' }),
      change(talent.id, headers, { about: 'From the other' }),
    ]);
    const { headline, about } = (await read(talent.id, headers)).json();
    expect([headline, about]).toEqual(['From one tab', 'From the other']);
  });

  test('is for the talent alone, and not under a freeze', async () => {
    const { talent } = await aTalent();
    expect((await change(talent.id, {}, { headline: 'x' })).statusCode).toBe(401);
    expect((await change(talent.id, (await aTalent()).headers, { headline: 'x' })).statusCode).toBe(404);
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await change(talent.id, recruiter, { headline: 'x' })).statusCode).toBe(403);
    const frozen = await createTalent(testApp().db, { account: { frozen_at: new Date() } });
    const refused = await change(frozen.id, await testApp().as(frozen), { headline: 'x' });
    expect(refused.json()).toMatchObject({ code: 'PROFILE_FROZEN' });
  });
});
