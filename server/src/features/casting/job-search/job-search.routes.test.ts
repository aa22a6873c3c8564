import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createCharacter } from '../../../../test/characters.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { createOpenJob } from '../../../../test/landing-factories.ts';

const testApp = useTestApp();
const base = '/v1/auditions';
const get = async (path: string, headers = {}) => {
  const answer = await testApp().app.inject({ url: `${base}/${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
};
const titles = ({ body }: { body: { results: { title: string }[] } }) =>
  body.results.map(({ title }) => title);

let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
let talent: Awaited<ReturnType<typeof createTalent>>;
let headers: { authorization: string };
const ids: Record<string, number> = {};

beforeAll(async () => {
  const { db, as } = testApp();
  recruiter = await createRecruiter(db);
  talent = await createTalent(db, {
    talent: { gender_id: 1, playing_age_min: 20, playing_age_max: 28, date_of_birth: '1998-02-03' },
  });
  headers = await as(talent);
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const soon = { closes_at: at(-5), closes_zone: 'Asia/Kolkata' };
  const paid = (fee_paise: number, fee_per: string) => ({ fee_paise, fee_per });
  const jobs = [
    { title: 'Man', opened_at: at(1), gender_id: 2, age_min: 30, age_max: 40, ...paid(2_600_000, 'month') },
    { title: 'Woman', opened_at: at(2), gender_id: 1, age_min: 22, age_max: 26, ...paid(500_000, 'day') },
    { title: 'Anyone', opened_at: at(3), ...soon, is_unpaid: true },
    { title: 'House', opened_at: at(100), is_house_opening: true, ...paid(900_000, 'project'), work_days: 3 },
    { title: 'Over', opened_at: at(4), status: 'closed' },
  ];
  for (const job of jobs) ids[job.title] = (await createOpenJob(db, recruiter.id, job)).id;
  await db
    .insertInto('unavailable_dates')
    .values({ account_id: talent.id, days: '[2030-05-01,2030-05-03]' })
    .execute();
  await db
    .updateTable('job')
    .set({ works_from: '2030-05-03', works_to: '2030-05-04' })
    .where('id', '=', ids.Woman ?? 0)
    .execute();
});

describe('GET /v1/auditions/data/get-All', () => {
  test('200: open jobs, the newest first, for a guest', async () => {
    const answer = await get('data/get-All');
    expect(answer.status).toBe(200);
    expect(titles(answer)).toEqual(['Man', 'Woman', 'Anyone', 'House']);
    expect(answer.body).toMatchObject({ page: 1, limit: 10, totalPages: 1, totalResults: 4 });
    expect(answer.body.results[0]).toMatchObject({
      gender: 'Male',
      playing_age_min: 30,
      roles: 1,
      is_open: true,
      is_new: true,
      fee_per: 'month',
    });
    expect(answer.body.results[0]).not.toHaveProperty('match');
  });

  test.each([
    ['sort_id=3', ['Anyone', 'House', 'Woman', 'Man']],
    ['sort_id=4', ['Woman', 'House', 'Man', 'Anyone']],
    ['sort_id=1', ['Man', 'Woman', 'Anyone', 'House']],
    ['limit=2&page=2', ['Anyone', 'House']],
    ['page=1000000', []],
    ['activeJobs=false&text=ov', ['Over']],
    ['pay_min=3000', ['Woman', 'House']],
    ['paid=true&pay_min=1000', ['Man', 'Woman', 'House']],
    ['min_age=27&max_age=29', ['Anyone', 'House']],
    ['gender_id=1', ['Woman', 'Anyone', 'House']],
  ])('%s', async (query, expected) => {
    expect(titles(await get(`data/get-All?${query}`))).toEqual(expected);
  });

  test('what fits comes first for a talent, with what is missing', async () => {
    const { body } = await get('data/get-All?sort_id=1', headers);
    const fits = body.results.map(({ match }: { match: { fits: boolean } }) => match.fits);
    expect(fits).toEqual([true, true, true, false]);
    const man = body.results.at(-1);
    expect(man).toMatchObject({
      title: 'Man',
      match: { fits: false, missing: 'Gender: Male' },
      is_saved: false,
      obstacle: null,
      jobApplyStatus: null,
    });
    expect(man.match.percent).toBeLessThan(50);
  });

  test('fits_me, when_available, saved and user_id are a talent’s own', async () => {
    expect(titles(await get('data/get-All?fits_me=true', headers))).toEqual(['Woman', 'Anyone', 'House']);
    expect(titles(await get('data/get-All?when_available=true', headers))).toEqual([
      'Man',
      'Anyone',
      'House',
    ]);
    expect(titles(await get('data/get-All?saved=true', headers))).toEqual([]);
    expect((await get(`data/get-All?user_id=${talent.id}`, headers)).status).toBe(200);
    expect((await get(`data/get-All?user_id=${recruiter.id}`, headers)).status).toBe(404);
    expect((await get(`data/get-All?user_id=${talent.id}`)).status).toBe(404);
    for (const field of ['fits_me', 'when_available', 'saved']) {
      const refused = await get(`data/get-All?${field}=true`, await testApp().as(recruiter));
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    }
  });

  test.each([
    'gender_id=x',
    'page=0',
    'sort_id=5',
    'min_age=101',
    'recruiter=1',
    'text=',
    'audition_kind=tv',
  ])('400: %s', async (query) => {
    expect((await get(`data/get-All?${query}`)).status).toBe(400);
  });

  test('one role has to have both, the gender and the age', async () => {
    const { db } = testApp();
    const old = await createCharacter(db, recruiter, {
      character: { gender_id: 1, playing_age_min: 60, playing_age_max: 70 },
    });
    const { id: young } = await db
      .insertInto('project_character')
      .values({
        project_id: old.project_id,
        name: 'Son',
        gender_id: 2,
        playing_age_min: 18,
        playing_age_max: 20,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const job = await createOpenJob(db, recruiter.id, { title: 'Family', project_id: old.project_id });
    for (const character_id of [old.id, young])
      await db.insertInto('job_character').values({ job_id: job.id, character_id }).execute();
    const names = async (query: string) => titles(await get(`data/get-All?text=family&${query}`));
    expect(await names('gender_id=1&max_age=30')).toEqual([]);
    expect(await names('gender_id=2&max_age=30')).toEqual(['Family']);
    const { body } = await get('count/filterdatacount?text=family&gender_id=1&max_age=30');
    expect(body.count).toBe(0);
    expect(body.filterDrops).toEqual([
      { group: 'text', count: 3 },
      { group: 'gender', count: 1 },
      { group: 'age', count: 1 },
    ]);
    await db.deleteFrom('job').where('id', '=', job.id).execute();
  });
});

describe('GET /v1/auditions/count/filterdatacount', () => {
  test('200: how many, what each choice and each filter costs', async () => {
    const { body } = await get('count/filterdatacount?gender_id=2');
    expect(body).toMatchObject({ count: 3, fits_me: null, when_available: null, paid: 2, remote: 0 });
    expect(body.filterDrops).toEqual([{ group: 'gender', count: 4 }]);
    const genders = body.facets.find(({ facet }: { facet: string }) => facet === 'gender').values;
    expect(genders).toEqual([
      { id: 1, count: 3 },
      { id: 2, count: 3 },
      { id: 3, count: 2 },
      { id: 4, count: 2 },
    ]);
  });

  test('200 for a talent: how many fit, and on whose days they are available', async () => {
    const { body } = await get('count/filterdatacount', headers);
    expect(body).toMatchObject({ count: 4, fits_me: 3, when_available: 3 });
  });

  test('400 for a guest who asks what fits', async () => {
    expect((await get('count/filterdatacount?fits_me=true')).status).toBe(400);
  });
});

test('GET /v1/auditions/list/callboard-openings: 200, those of Callboard alone', async () => {
  const answer = await get('list/callboard-openings');
  expect([answer.status, titles(answer), answer.body.totalResults]).toEqual([200, ['House'], 1]);
  expect((await get('list/callboard-openings?limit=0')).status).toBe(400);
});

test('GET /v1/auditions/address/{searchParam}: 200, and 404 for nonsense', async () => {
  expect((await get('address/web-series-mumbai')).body).toMatchObject({ searchParam: 'mumbai-web-series' });
  expect((await get('address/nonsense')).status).toBe(404);
  expect((await get(`address/${'m'.repeat(121)}`)).status).toBe(400);
});
