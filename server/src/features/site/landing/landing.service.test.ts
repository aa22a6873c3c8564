import { afterEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import {
  agreeToBeShown,
  consentToShowcase,
  createFace,
  createOpenJob,
  createParts,
  createPublicProject,
  createVerifiedRecruiter,
  type FaceChanges,
  nobody,
  passCheck,
} from '../../../../test/landing-factories.ts';
import { createLandingService } from './landing.service.ts';

const database = useTestDatabase();
const db = () => database().db;
const day = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const dayInIndia = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
const dateIn = (days: number) =>
  new Date(Date.now() + days * day + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
const birthday = (years: number, inDays: number) => {
  const [year = '', ...rest] = dateIn(inDays).split('-');
  return [Number(year) - years, ...rest].join('-');
};

const fresh = (now?: () => number) =>
  createLandingService({
    db: db(),
    photoUrl: async (key) => `https://files.callboard.test/${key}`,
    ...(now && { now }),
  });
const read = async () => (await fresh().read()).data;
const names = (faces: readonly { name: string }[]) => faces.map(({ name }) => name);

// Consents cannot be deleted row by row.
afterEach(() => nobody(database().pool));

test('an empty database answers zeros and empty lists', async () => {
  expect(await read()).toEqual({
    counts: { faces: 0, open_jobs: 0, verified_recruiters: 0, cast_last_month: null },
    cast_list: null,
    new_faces: [],
    calls: [],
  });
});

const leftOut: [why: string, FaceChanges][] = [
  ['hidden', { talent: { show_to_recruiters: false } }],
  ['eighteen tomorrow', { talent: { date_of_birth: birthday(18, 1) } }],
  ['of no known age', { talent: { date_of_birth: null } }],
  ['frozen', { account: { frozen_at: new Date(), frozen_reason: 'Test' } }],
  ['closed', { account: { closed_at: new Date() } }],
  ['unfinished', { talent: { completed_at: null, last_activity_page: 4 } }],
];

describe('new faces', () => {
  test('are the ten newest, in an order that does not change', async () => {
    const completed_at = daysAgo(3);
    for (let number = 0; number < 12; number++) {
      await createFace(db(), { account: { first_name: `Face${number}` }, talent: { completed_at } });
    }
    await createFace(db(), { account: { first_name: 'Newest' }, talent: { completed_at: daysAgo(1) } });
    const first = await read();
    expect(names(first.new_faces)).toEqual([
      'Newest K.',
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Face${number} K.`),
    ]);
    expect(await read()).toEqual(first);
    expect(first.counts.faces).toBe(13);
  });

  test('say what a guest may know', async () => {
    const { public_id } = await createFace(db());
    expect((await read()).new_faces).toEqual([
      {
        id: public_id,
        name: 'Asha K.',
        playing_age_min: 24,
        playing_age_max: 32,
        city: 'Mumbai',
        picture: {
          url: `https://files.callboard.test/media/${public_id}.webp`,
          placeholder: 'data:image/webp;base64,AAAA',
          width: 384,
          height: 480,
        },
      },
    ]);
  });

  test.each(leftOut)('leave out who is %s, from the list, the count and the cast', async (_why, changes) => {
    const recruiter = await createVerifiedRecruiter(db());
    const { id } = await createPublicProject(db(), recruiter.id);
    const left = await createFace(db(), { ...changes, account: { first_name: 'Left', ...changes.account } });
    const shown = await createFace(db(), { account: { first_name: 'Shown' } });
    for (const face of [left, shown]) await agreeToBeShown(db(), face.id);
    await createParts(db(), id, [
      { name: 'Meera', castBy: left.id },
      { name: 'Nani', castBy: shown.id },
    ]);
    const data = await read();
    expect(names(data.new_faces)).toEqual(['Shown K.']);
    expect(data.counts.faces).toBe(1);
    expect(data.cast_list?.parts.map(({ character }) => character)).toEqual(['Nani']);
  });

  test('include who is eighteen today, and need a picture', async () => {
    await createFace(db(), { account: { first_name: 'Grown' }, talent: { date_of_birth: birthday(18, 0) } });
    await createFace(db(), { account: { first_name: 'Faceless' }, cover: false });
    expect(names((await read()).new_faces)).toEqual(['Grown K.']);
  });
});

describe('the showcase', () => {
  const shown = async () => names((await read()).new_faces);

  test('takes only who agreed', async () => {
    await createFace(db(), { agrees: false });
    const data = await read();
    expect(data.new_faces).toEqual([]);
    // They are still in search.
    expect(data.counts.faces).toBe(1);
  });

  test('takes only whom somebody looked at', async () => {
    await createFace(db(), { checked: false });
    expect(await shown()).toEqual([]);
  });

  test.each([
    [200, false],
    [639, false],
    [640, true],
  ])('a cover %i px wide is in it: %s', async (coverWidth, isShown) => {
    await createFace(db(), { coverWidth });
    expect(await shown()).toEqual(isShown ? ['Asha K.'] : []);
  });

  test('another cover needs another look', async () => {
    const { id } = await createFace(db());
    expect(await shown()).toEqual(['Asha K.']);
    const other = await createFace(db(), { account: { first_name: 'Other' }, agrees: false });
    const gallery = db().updateTable('gallery_item');
    await gallery.set({ is_cover: false }).where('talent_id', '=', id).execute();
    const { asset_id } = await gallery
      .set({ talent_id: id, position: 1 })
      .where('talent_id', '=', other.id)
      .returning('asset_id')
      .executeTakeFirstOrThrow();
    expect(await shown()).toEqual([]);
    await passCheck(db(), id, asset_id);
    expect(await shown()).toEqual(['Asha K.']);
  });

  test('the cast list of the front page takes nobody else either', async () => {
    const recruiter = await createVerifiedRecruiter(db());
    const { id } = await createPublicProject(db(), recruiter.id);
    const unchecked = await createFace(db(), { account: { first_name: 'Unchecked' }, checked: false });
    const face = await createFace(db(), { account: { first_name: 'Checked' } });
    for (const one of [unchecked, face]) await agreeToBeShown(db(), one.id);
    await createParts(db(), id, [
      { name: 'Meera', castBy: unchecked.id },
      { name: 'Nani', castBy: face.id },
    ]);
    expect((await read()).cast_list?.parts.map(({ character }) => character)).toEqual(['Nani']);
  });

  const leaving: [how: string, (talentId: number) => Promise<unknown>][] = [
    ['takes the consent back', (id) => consentToShowcase(db(), id, false)],
    [
      'hides',
      (id) =>
        db().updateTable('talent').set({ show_to_recruiters: false }).where('account_id', '=', id).execute(),
    ],
    [
      'is frozen',
      (id) =>
        db()
          .updateTable('account')
          .set({ frozen_at: new Date(), frozen_reason: 'Test' })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'closes the account',
      (id) => db().updateTable('account').set({ closed_at: new Date() }).where('id', '=', id).execute(),
    ],
    [
      'is unchecked',
      (id) => db().insertInto('profile_check').values({ talent_id: id, passed: false }).execute(),
    ],
    ['removes the cover', (id) => db().deleteFrom('gallery_item').where('talent_id', '=', id).execute()],
  ];
  test.each(leaving)('who %s leaves at once, also what was read a moment ago', async (_how, leave) => {
    const { id } = await createFace(db());
    const service = fresh();
    expect(names((await service.read()).data.new_faces)).toEqual(['Asha K.']);
    await leave(id);
    expect((await service.read()).data.new_faces).toEqual([]);
  });
});

describe('calls', () => {
  test('are the six newest that are open, with is_new for three days', async () => {
    const { id } = await createVerifiedRecruiter(db());
    for (const days of [2, 9, 4, 1, 7, 8, 3.1]) {
      await createOpenJob(db(), id, { title: `${days} days`, opened_at: daysAgo(days) });
    }
    const { calls, counts } = await read();
    expect(calls.map(({ title, is_new }) => [title, is_new])).toEqual([
      ['1 days', true],
      ['2 days', true],
      ['3.1 days', false],
      ['4 days', false],
      ['7 days', false],
      ['8 days', false],
    ]);
    expect(counts.open_jobs).toBe(7);
  });

  test('tell the part, the project, the pay and the last day', async () => {
    const { id } = await createVerifiedRecruiter(db());
    const project = await createPublicProject(db(), id);
    const job = await createOpenJob(db(), id, {
      project_id: project.id,
      gender_id: 1,
      age_min: 20,
      age_max: 30,
      city_id: 1,
      fee_paise: 4_500_000,
      fee_per: 'day',
      closes_at: inHours(1),
      closes_zone: 'Asia/Kolkata',
    });
    const { name: gender } = await db()
      .selectFrom('gender')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect((await read()).calls).toMatchObject([
      {
        id: job.public_id,
        title: 'The singer',
        project_title: 'Monsoon Line',
        gender,
        age_min: 20,
        age_max: 30,
        city: 'Mumbai',
        fee_paise: 4_500_000,
        fee_per: 'day',
        closes_on: dayInIndia(inHours(1)),
        is_new: true,
      },
    ]);
  });

  test.each([
    ['draft', { status: 'draft', opened_at: null }],
    ['in review', { status: 'in_review', opened_at: null }],
    ['paused', { status: 'paused' }],
    ['closed', { status: 'closed' }],
    ['past its deadline', { closes_at: inHours(-1), closes_zone: 'Asia/Kolkata' }],
  ])('leave out what is %s', async (_why, changes) => {
    const { id } = await createVerifiedRecruiter(db());
    await createOpenJob(db(), id, changes);
    expect(await read()).toMatchObject({ calls: [], counts: { open_jobs: 0 } });
  });

  test.each([
    ['frozen', { frozen_at: new Date(), frozen_reason: 'Test' }],
    ['closed', { closed_at: new Date() }],
  ])('leave out what a %s recruiter put up', async (_why, account) => {
    const { id } = await createVerifiedRecruiter(db(), account);
    await createOpenJob(db(), id);
    expect(await read()).toMatchObject({ calls: [], counts: { open_jobs: 0, verified_recruiters: 0 } });
  });
});

test('recruiters count once they are verified', async () => {
  await createVerifiedRecruiter(db());
  await createRecruiter(db());
  expect((await read()).counts.verified_recruiters).toBe(1);
});

test('what was read is kept for a minute, and read once however many ask', async () => {
  let clock = 1_800_000_000_000;
  const service = fresh(() => clock);
  const [first, second] = await Promise.all([service.read(), service.read()]);
  expect(second).toBe(first);
  await createVerifiedRecruiter(db());
  clock += 59_000;
  expect(await service.read()).toBe(first);
  clock += 2000;
  const later = await service.read();
  expect(later.data.counts.verified_recruiters).toBe(1);
  expect(later.etag).not.toBe(first.etag);
});
