import { randomUUID } from 'node:crypto';
import type {
  GuestTalent,
  OwnTalent,
  RecruiterTalent,
  UnlockedTalent,
} from '@callboard/contract/people/talent-profiles/profile';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';
import { createTalentViews } from './talent-profiles.service.ts';

const testApp = useTestApp();
const frozen = { frozen_at: new Date(), frozen_reason: 'Test' };
const child = { talent: { date_of_birth: '2015-05-05' } };
type Headers = Record<string, string>;

const get = (path: string, headers: Headers = {}) =>
  testApp().app.inject({ url: `/v1/user/${path}`, headers });
const asRecruiter = async (changes = {}) => {
  const recruiter = await createRecruiter(testApp().db, changes);
  return { ...recruiter, headers: await testApp().as(recruiter) };
};
const asUnlocker = async (talent: { id: number }) => {
  const recruiter = await asRecruiter();
  await unlock(testApp().db, recruiter, talent);
  return recruiter;
};
const revealsOf = ({ id }: { id: number }) =>
  testApp()
    .db.selectFrom('contact_reveal')
    .select(['viewer_id', 'admin_id'])
    .where('talent_id', '=', id)
    .execute();

describe('GET /v1/user/get-talenter/{id}', () => {
  test('the talent sees everything of their own, and that is no reveal', async () => {
    const talent = await createFullTalent(testApp().db);
    const headers = await testApp().as(talent);
    const own = (await get(`get-talenter/${talent.id}`, headers)).json<OwnTalent>();
    expect(own).toMatchObject({
      email: talent.secrets.email,
      mobile_number: `+91${talent.secrets.mobile}`,
      date_of_birth: talent.secrets.dateOfBirth,
      mananger_email_address: talent.secrets.managerEmail,
      show_to_recruiters: true,
      is_profile_creation_completed: true,
    });
    expect((await get(`get-talenter/${talent.public_id}`, headers)).json()).toEqual(own);
    expect(await revealsOf(talent)).toEqual([]);
  });

  test('a recruiter who unlocked sees contact, manager, links and availability; each time is logged', async () => {
    const talent = await createFullTalent(testApp().db);
    const recruiter = await asUnlocker(talent);
    const response = await get(`get-talenter/${talent.id}`, recruiter.headers);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json<UnlockedTalent>()).toMatchObject({
      isRecruiterUnlocked: true,
      email: talent.secrets.email,
      mobile_number: `+91${talent.secrets.mobile}`,
      is_managed_by_manager: true,
      mananger_mobile_number: `+91${talent.secrets.managerMobile}`,
      social_links: [{ network: { name: 'Instagram' }, handle: talent.secrets.handle, followers: 900 }],
      unavailable_dates: [{ start_date: '2099-01-10', end_date: '2099-01-14' }],
    });
    await get(`get-talenter/${talent.id}`, recruiter.headers);
    const reveal = { viewer_id: recruiter.id, admin_id: null };
    expect(await revealsOf(talent)).toEqual([reveal, reveal]);
  });

  test('the log of reveals only grows', async () => {
    const { db } = testApp();
    const talent = await createFullTalent(db);
    const recruiter = await asUnlocker(talent);
    await get(`get-talenter/${talent.id}`, recruiter.headers);
    await expect(db.deleteFrom('contact_reveal').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('contact_reveal').set({ viewer_id: null }).execute()).rejects.toThrow(
      'append-only',
    );
  });

  test('an admin sees it too, and is logged', async () => {
    const { db, services } = testApp();
    const talent = await createFullTalent(db);
    const views = createTalentViews(services);
    const answer = await views.withContact(talent.id, {
      actor: { kind: 'admin', adminId: 7 },
      ip: '127.0.0.1',
    });
    expect(answer.body.email).toBe(talent.secrets.email);
    expect(await revealsOf(talent)).toEqual([{ viewer_id: null, admin_id: 7 }]);
  });

  test('a manager who is no longer one is not given', async () => {
    const talent = await createFullTalent(testApp().db, { talent: { is_managed: false } });
    const { headers } = await asUnlocker(talent);
    expect((await get(`get-talenter/${talent.id}`, headers)).json()).toMatchObject({
      is_managed_by_manager: false,
      manager_name: null,
      mananger_email_address: null,
      mananger_mobile_number: null,
    });
  });

  test('is hidden from a recruiter without an unlock, another recruiter, another talent and a guest', async () => {
    const talent = await createFullTalent(testApp().db);
    await asUnlocker(talent);
    const other = await createTalent(testApp().db);
    expect((await get(`get-talenter/${talent.id}`, (await asRecruiter()).headers)).statusCode).toBe(404);
    expect((await get(`get-talenter/${talent.id}`, await testApp().as(other))).statusCode).toBe(404);
    expect((await get(`get-talenter/${talent.id}`)).statusCode).toBe(401);
    expect(await revealsOf(talent)).toEqual([]);
  });

  test('stays in sight of who unlocked when hidden or frozen, and ends with the account', async () => {
    const { db } = testApp();
    for (const changes of [{ talent: { show_to_recruiters: false } }, { account: frozen }]) {
      const talent = await createFullTalent(db, changes);
      const { headers } = await asUnlocker(talent);
      expect((await get(`get-talenter/${talent.id}`, headers)).statusCode).toBe(200);
      expect((await get(`without/${talent.id}`, headers)).statusCode).toBe(200);
      await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', talent.id).execute();
      expect((await get(`get-talenter/${talent.id}`, headers)).statusCode).toBe(404);
    }
  });
});

describe('GET /v1/user/without/{id}', () => {
  test('a recruiter sees the full profile in the talent’s own units', async () => {
    const talent = await createFullTalent(testApp().db);
    const { headers } = await asRecruiter();
    const seen = (await get(`without/${talent.public_id}`, headers)).json<RecruiterTalent>();
    expect(seen).toMatchObject({
      name: `Meera ${talent.secrets.surname}`,
      isRecruiterUnlocked: false,
      is_under_18: false,
      has_passport: true,
      current_residence: { id: 1 },
      work_cities: [{ id: 2 }],
      languages: [{ id: 1 }],
      past_work: [{ title: 'Monsoon Letters', part: 'Tara', year: 2024, project_type: { id: 1 } }],
    });
    expect(seen.skill_and_education).toMatchObject({
      notable_achivements: [{ id: 1 }],
      hobbies_interests: [{ id: 101 }],
    });
    expect(seen.skill_and_education.skils).toHaveLength(2);
    expect(seen.physical_description).toMatchObject({
      height: 5.584,
      height_size_type: 3,
      weight: 61,
      weight_size_type: 4,
      bust_or_chest: 35.9843,
      bust_or_chest_size_type: 2,
      waist: 70,
      waist_size_type: 1,
      screen_min_age: 24,
      eye_color: { id: 1 },
    });
    expect(seen.gallary).toHaveLength(5);
    expect(seen.gallary[0]).toMatchObject({ is_cover_photo: true, kind: 'photo' });
  });

  test('another talent sees what a guest sees; the talent sees what recruiters see', async () => {
    const talent = await createFullTalent(testApp().db);
    const other = await createTalent(testApp().db);
    const guest = await get(`guest/${talent.public_id}`);
    expect((await get(`without/${talent.public_id}`, await testApp().as(other))).json()).toEqual(
      guest.json(),
    );
    expect((await get(`without/${talent.public_id}`, await testApp().as(talent))).json()).toMatchObject({
      first_name: 'Meera',
      headline: 'Stage and screen',
    });
  });

  test('a recruiter sees no measurements of a talent whose age is unknown', async () => {
    const talent = await createFullTalent(testApp().db, { talent: { date_of_birth: null } });
    const { headers } = await asRecruiter();
    const { physical_description, is_under_18 } = (
      await get(`without/${talent.public_id}`, headers)
    ).json<RecruiterTalent>();
    expect(is_under_18).toBe(true);
    const { height, weight, bust_or_chest, waist, hips, body_type } = physical_description;
    expect([height, weight, bust_or_chest, waist, hips, body_type]).toEqual(Array(6).fill(null));
  });

  test('headline and story keep last name and contacts to themselves', async () => {
    const talent = await createTalent(testApp().db, {
      account: { first_name: 'Meera', last_name: 'Qadri' },
      talent: {
        date_of_birth: '1998-04-02',
        headline: 'Meera Qadri, actor',
        about: 'I am QADRI. Call 98201 12345 or mq@mail.in, @meera.q',
      },
    });
    const { body } = await get(`guest/${talent.public_id}`);
    expect(JSON.parse(body)).toMatchObject({ headline: 'Meera Q., actor', about: 'I am Q.. Call … or …, …' });
    expect(body).not.toMatch(/qadri|98201|mq@|meera\.q/i);
    const recruiter = await testApp().as(await createRecruiter(testApp().db));
    expect((await get(`without/${talent.public_id}`, recruiter)).json().headline).toBe('Meera Qadri, actor');
  });

  test.each([
    ['hidden', { talent: { show_to_recruiters: false } }],
    ['frozen', { account: frozen }],
    ['unfinished', { talent: { completed_at: null } }],
    ['closed', { account: { closed_at: new Date() } }],
  ])('a talent who is %s is not there', async (_state, changes) => {
    const talent = await createFullTalent(testApp().db, changes);
    const { headers } = await asRecruiter();
    expect((await get(`without/${talent.public_id}`, headers)).statusCode).toBe(404);
    expect((await get(`find-talents/gallary-pastwork/${talent.public_id}`, headers)).statusCode).toBe(404);
  });

  test('a recruiter is no talent, and guests sign in first', async () => {
    const recruiter = await asRecruiter();
    expect((await get(`without/${recruiter.id}`, recruiter.headers)).statusCode).toBe(404);
    expect((await get('without/1')).statusCode).toBe(401);
    expect((await get('without/Zero', recruiter.headers)).statusCode).toBe(400);
  });
});

describe('GET /v1/user/guest/{id}', () => {
  test('shows first name and initial, headline, story, three pictures, city, skills and past work', async () => {
    const talent = await createFullTalent(testApp().db);
    const seen = (await get(`guest/${talent.public_id}`)).json<GuestTalent>();
    expect(Object.keys(seen).sort()).toEqual([
      'about',
      'address',
      'current_residence',
      'gallary',
      'headline',
      'name',
      'past_work',
      'screen_max_age',
      'screen_min_age',
      'skils',
      'userUniqueId',
      'user_id',
      'user_type',
    ]);
    expect(seen).toMatchObject({ name: 'Meera Q.', screen_min_age: 24, screen_max_age: 34 });
    expect(seen.gallary).toHaveLength(3);
    expect(seen.gallary[0]?.is_cover_photo).toBe(true);
    expect(seen.skils).toHaveLength(2);
  });

  test.each([
    ['hidden', { talent: { show_to_recruiters: false } }],
    ['frozen', { account: frozen }],
    ['unfinished', { talent: { completed_at: null } }],
    ['closed', { account: { closed_at: new Date() } }],
    ['under 18', child],
    ['of unknown age', { talent: { date_of_birth: null } }],
  ])('a talent who is %s is not there for guests', async (_state, changes) => {
    const talent = await createFullTalent(testApp().db, changes);
    expect((await get(`guest/${talent.public_id}`)).statusCode).toBe(404);
    expect((await get(`find-talents/gallary-pastwork/${talent.public_id}`)).statusCode).toBe(404);
  });

  test('the talent sees their own guest page also while it is hidden', async () => {
    const talent = await createFullTalent(testApp().db, { talent: { show_to_recruiters: false } });
    expect((await get(`guest/${talent.public_id}`, await testApp().as(talent))).statusCode).toBe(200);
  });

  test('only the unguessable id opens it', async () => {
    const talent = await createFullTalent(testApp().db);
    expect((await get(`guest/${talent.id}`)).statusCode).toBe(400);
    expect((await get(`guest/${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('GET /v1/user/find-talents/gallary-pastwork/{id}', () => {
  test('guests and talents get three gallery items, recruiters all of them', async () => {
    const talent = await createFullTalent(testApp().db);
    const other = await createTalent(testApp().db);
    const path = `find-talents/gallary-pastwork/${talent.public_id}`;
    const galleryFor = async (headers: Headers) => {
      const { gallary, past_work } = (await get(path, headers)).json<GuestTalent>();
      return [gallary.length, past_work.length];
    };
    expect(await galleryFor({})).toEqual([3, 1]);
    expect(await galleryFor(await testApp().as(other))).toEqual([3, 1]);
    expect(await galleryFor((await asRecruiter()).headers)).toEqual([5, 1]);
    expect(await galleryFor(await testApp().as(talent))).toEqual([5, 1]);
  });
});
