import { todayInIndia } from '@callboard/contract/people/ages';
import { TalentDashboard } from '@callboard/contract/people/dashboard';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createFullTalent, unlock } from '../../../../test/full-talent.ts';

const testApp = useTestApp();
const dayMs = 86_400_000;
const dayAgo = (days: number) => todayInIndia(new Date(Date.now() - days * dayMs));

const get = async (talent: { id: number }, headers?: Record<string, string>) =>
  testApp().app.inject({
    url: `/v1/talenter/${talent.id}/dashboard`,
    headers: headers ?? (await testApp().as(talent)),
  });
const read = async (talent: { id: number }) => TalentDashboard.parse((await get(talent)).json());

const addView = (talent: { id: number }, recruiter: { id: number }, daysAgo: number, times = 1) =>
  testApp().pool.query(
    `insert into profile_view (talent_id, recruiter_id, day, times, last_at)
     values ($1, $2, $3, $4, now() - make_interval(days => $5))`,
    [talent.id, recruiter.id, dayAgo(daysAgo), times, daysAgo],
  );
const newRecruiter = (company: string, changes: object = {}) =>
  createRecruiter(testApp().db, { recruiter: { company }, ...changes });

describe('GET /v1/talenter/{id}/dashboard', () => {
  test('a talent who has just begun sees what to do first, and fourteen quiet days', async () => {
    const talent = await createTalent(testApp().db, {
      account: { email_verified_at: null },
      talent: { completed_at: null, last_activity_page: 1 },
    });
    const { strength, progress, counts, looks } = await read(talent);
    expect(strength).toMatchObject({ percent: 0, next: 'basics' });
    expect(progress).toMatchObject({ is_profile_creation_completed: false, last_activity_page: 1 });
    expect(progress.missing).toContain('cover_photo');
    expect(counts).toEqual({ photos: 0, videos: 0, audios: 0, past_work: 0, measures_confirmed_on: null });
    expect(looks).toMatchObject({ from: dayAgo(13), to: dayAgo(0), views: 0, unlocks: 0, visitors: [] });
    expect(looks.days).toHaveLength(14);
  });

  test('a full profile is strong, and what counts is counted', async () => {
    const talent = await createFullTalent(testApp().db);
    const { db } = testApp();
    await db
      .insertInto('media_asset')
      .values({
        kind: 'photo',
        owner_id: talent.id,
        content_type: 'image/webp',
        bytes: 1,
        width: 1,
        height: 1,
        original_key: 'originals/waiting.bin',
        state: 'processing',
        source_key: 'quarantine/waiting.jpg',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        db.insertInto('gallery_item').values({ talent_id: talent.id, asset_id: id, position: 9 }).execute(),
      );
    const { strength, counts, progress } = await read(talent);
    expect(counts).toMatchObject({ photos: 5, videos: 0, past_work: 1 });
    expect(counts.measures_confirmed_on).toMatch(/^\d{4}-/);
    expect(strength.next).toBe('video');
    expect(strength.parts.find(({ part }) => part === 'photos')).toEqual({
      part: 'photos',
      percent: 10,
      of: 10,
    });
    expect(progress.missing).toEqual([]);
  });

  test('shows who viewed and who unlocked, newest first, with the views of each day', async () => {
    const { db } = testApp();
    const talent = await createTalent(db);
    const [lantern, firefly, old] = [
      await newRecruiter('Lantern', { recruiter: { company: 'Lantern', verified_at: new Date() } }),
      await newRecruiter('Firefly'),
      await newRecruiter('Long ago'),
    ];
    await addView(talent, lantern, 13, 2);
    await addView(talent, lantern, 3, 1);
    await addView(talent, firefly, 3, 4);
    await addView(talent, old, 14, 9);
    await unlock(db, lantern, talent);
    await addView({ id: (await createTalent(db)).id }, firefly, 0, 50);
    const { looks } = await read(talent);
    expect(looks).toMatchObject({ views: 7, unlocks: 1 });
    expect(looks.days.filter(({ views, unlocks }) => views + unlocks > 0)).toEqual([
      { day: dayAgo(13), views: 2, unlocks: 0 },
      { day: dayAgo(3), views: 5, unlocks: 0 },
      { day: dayAgo(0), views: 0, unlocks: 1 },
    ]);
    expect(looks.visitors).toMatchObject([
      {
        recruiterUniqueId: lantern.public_id,
        name: 'Asha Kulkarni',
        company: 'Lantern',
        is_verified: true,
        times: 3,
        image: null,
        unlocked_at: expect.any(String),
      },
      { company: 'Firefly', is_verified: false, times: 4, unlocked_at: null },
    ]);
    expect(looks.visitors[0]?.last_at).toBe(looks.visitors[0]?.unlocked_at);
  });

  test('a recruiter is shown with their picture', async () => {
    const { db, services } = testApp();
    const talent = await createTalent(db);
    const recruiter = await newRecruiter('Lantern');
    const key = 'media/aa/icon.webp';
    const { id } = await db
      .insertInto('media_asset')
      .values({
        owner_id: recruiter.id,
        kind: 'photo',
        content_type: 'image/webp',
        bytes: 1,
        width: 1,
        height: 1,
        original_key: 'originals/aa/icon.bin',
        card_key: key,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('recruiter')
      .set({ icon_asset_id: id })
      .where('account_id', '=', recruiter.id)
      .execute();
    await unlock(db, recruiter, talent);
    const { visitors } = (await read(talent)).looks;
    expect(visitors).toMatchObject([{ times: 0, image: await services.photoUrl(key) }]);
  });

  test('at most fifty with the number of all, without frozen or closed accounts', async () => {
    const { db } = testApp();
    const talent = await createTalent(db);
    for (let number = 0; number < 52; number += 1) {
      await addView(talent, await newRecruiter(`Desk ${number}`), number % 10);
    }
    const gone = [{ frozen_at: new Date(), frozen_reason: 'Test' }, { closed_at: new Date() }];
    for (const account of gone) {
      const recruiter = await newRecruiter('Gone', { account });
      await addView(talent, recruiter, 0);
      await unlock(db, recruiter, talent);
    }
    const { looks } = await read(talent);
    expect(looks.visitors).toHaveLength(50);
    expect(looks.total_visitors).toBe(52);
    expect(looks.visitors.some(({ company }) => company === 'Gone')).toBe(false);
    expect([looks.views, looks.unlocks]).toEqual([52, 0]);
    const times = looks.visitors.map(({ last_at }) => last_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('open questions come first, then answered ones, until their dates are over', async () => {
    const { db } = testApp();
    const talent = await createTalent(db);
    const ask = async (company: string, from: number, to: number, status: string) => {
      const recruiter = await newRecruiter(company);
      await unlock(db, recruiter, talent);
      await db
        .insertInto('availability_question')
        .values({
          recruiter_id: recruiter.id,
          talent_id: talent.id,
          starts_on: dayAgo(-from),
          ends_on: dayAgo(-to),
          status,
          settled_at: status === 'asked' ? null : new Date(),
        })
        .execute();
    };
    await ask('Said yes', 3, 4, 'available');
    await ask('Over', -3, -1, 'asked');
    await ask('Expired', 3, 4, 'expired');
    await ask('Waits since long', -1, 0, 'asked');
    await ask('Waits', 9, 12, 'asked');
    const { questions } = await read(talent);
    expect(questions).toMatchObject([
      {
        recruiter: { company: 'Waits', photo: null },
        status: 'asked',
        start_date: dayAgo(-9),
        marked_days: 0,
      },
      { recruiter: { company: 'Waits since long' }, status: 'asked' },
      { recruiter: { company: 'Said yes' }, status: 'available' },
    ]);
  });

  test('is the talent’s own, also under a freeze', async () => {
    const { db } = testApp();
    const talent = await createTalent(db, { account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    expect((await get(talent)).statusCode).toBe(200);
    expect((await get(talent, await testApp().as(await createTalent(db)))).statusCode).toBe(404);
    expect((await get(talent, await testApp().as(await createRecruiter(db)))).statusCode).toBe(403);
    expect((await get(talent, {})).statusCode).toBe(401);
  });
});
