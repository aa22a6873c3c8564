import { GuestTalentCard, RecruiterTalentCard } from '@callboard/contract/find-talents';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../test/factories.ts';
import { addPhoto } from '../../../test/full-talent.ts';
import { applyAllChanges } from './index.ts';

const testApp = useTestApp();
type Query = Record<string, string | number>;
type Headers = Record<string, string>;

const ask =
  (url: string) =>
  (query: Query, headers: Headers = {}) =>
    testApp().app.inject({
      method: 'GET',
      url: `${url}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      headers,
    });
const find = ask('/v1/talenter/find-talents');
const count = ask('/v1/talenter/findTalent-count');

interface Profile {
  readonly first_name: string;
  readonly last_name: string;
  readonly gender?: number;
  readonly ages?: readonly [number, number];
  readonly height?: number;
  readonly languages?: readonly (readonly [language: number, level: number])[];
  readonly city?: number;
}

/** Somebody who can be found. */
async function addTalent({ first_name, last_name, gender = 1, ages = [20, 30], city = 1, ...more }: Profile) {
  const { db, pool } = testApp();
  const { id, public_id } = await createTalent(db, {
    account: { first_name, last_name },
    talent: {
      date_of_birth: '1995-05-05',
      gender_id: gender,
      playing_age_min: ages[0],
      playing_age_max: ages[1],
      residence_city_id: city,
    },
  });
  await pool.query('insert into talent_body (talent_id, height_mm) values ($1, $2)', [
    id,
    more.height ?? 1650,
  ]);
  for (const [language, level] of more.languages ?? []) {
    await pool.query('insert into talent_language values ($1, $2, $3)', [id, language, level]);
  }
  return { id, public_id };
}

const addRecruiter = async (verified = true) => {
  const { id } = await createRecruiter(testApp().db, {
    recruiter: { verified_at: verified ? new Date() : null },
  });
  return { id, headers: await testApp().as({ id }) };
};

async function addCharacter(recruiterId: number) {
  const { rows } = await testApp().pool.query(
    `with project as (
       insert into project (recruiter_id, title, project_type_id, status, city_id)
       values ($1, 'Monsoon Line', 1, 'open', 1) returning id)
     insert into project_character (project_id, name, gender_id, playing_age_min, playing_age_max, height_min_mm,
       height_max_mm)
     select id, 'Meera', 1, 24, 30, 1600, 1700 from project returning id`,
    [recruiterId],
  );
  const { id } = rows[0];
  await testApp().pool.query('insert into character_language values ($1, 2, 3)', [id]);
  return id as number;
}

const namesIn = (answer: { json: () => { results: { name: string }[] } }) =>
  answer.json().results.map(({ name }) => name);

let recruiter: { id: number; headers: Headers };
const people: Record<string, { id: number; public_id: string }> = {};

beforeAll(async () => {
  recruiter = await addRecruiter();
  people.ananya = await addTalent({
    first_name: 'Ananya',
    last_name: 'Rao',
    languages: [
      [1, 4],
      [2, 3],
    ],
  });
  people.priya = await addTalent({
    first_name: 'Priya Devi',
    last_name: 'Kulkarni',
    height: 1570,
    languages: [[2, 1]],
    city: 2,
  });
  people.vikram = await addTalent({ first_name: 'Vikram', last_name: 'Rathore', gender: 2, ages: [40, 50] });
  await addPhoto(testApp().db, people.ananya.id, { position: 0, is_cover: true });
  await applyAllChanges(testApp().db);
});

describe('GET /v1/talenter/find-talents', () => {
  test('gives a recruiter whole cards, and a guest or a talent those of guests', async () => {
    const answer = await find({ userName: 'ananya' }, recruiter.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ page: 1, limit: 24, totalPages: 1, totalResults: 1 });
    const [card] = answer.json().results;
    expect(RecruiterTalentCard.parse(card)).toEqual(card);
    expect(card).toMatchObject({
      name: 'Ananya Rao',
      height_cm: 165,
      isRecruiterUnlocked: false,
      is_available: true,
      match: null,
      is_new: true,
    });
    expect(card.gallary).toHaveLength(1);
    for (const headers of [{}, await testApp().as({ id: people.vikram?.id ?? 0 })]) {
      const [guestCard] = (await find({ userName: 'ananya' }, headers)).json().results;
      expect(GuestTalentCard.strict().parse(guestCard)).toEqual(guestCard);
      expect(guestCard.name).toBe('Ananya R.');
    }
  });

  test.each([
    ['An', ['Ananya Rao']],
    ['nany', ['Ananya Rao']],
    ['Anaya', ['Ananya Rao']],
    ['Annanya', ['Ananya Rao']],
    ['Anayna', ['Ananya Rao']],
    ['अनन्या', ['Ananya Rao']],
    ['rao an', ['Ananya Rao']],
    ['vikraam rathod', []],
    ['Kulkarny', ['Priya Devi Kulkarni']],
    ['r', ['Ananya Rao', 'Vikram Rathore']],
    ['xyz', []],
    ["'; drop table talent; --", []],
    ["B'1010'::bit(8192)", []],
    ['%', []],
    ['_____', []],
    ['\\', []],
  ])('finds by the name %s', async (userName, names) => {
    const answer = await find({ userName, sort: 'name' }, recruiter.headers);
    expect(namesIn(answer)).toEqual(names);
  });

  test('lets a guest search by the first name only: the last is not theirs to know', async () => {
    expect((await find({ userName: 'Ananya' })).json().totalResults).toBe(1);
    expect((await find({ userName: 'Kulkarni' })).json().totalResults).toBe(0);
    expect((await find({ userName: 'Devi' })).json().totalResults).toBe(0);
  });

  test('sorts by name and by who was here last', async () => {
    expect(namesIn(await find({ sort: 'name' }, recruiter.headers))).toEqual([
      'Ananya Rao',
      'Priya Devi Kulkarni',
      'Vikram Rathore',
    ]);
    await testApp().pool.query(
      `update account set last_active_at = now() + interval '1 hour' where id = $1`,
      [people.priya?.id],
    );
    await applyAllChanges(testApp().db);
    const [first] = namesIn(await find({ sort: 'active' }, recruiter.headers));
    expect(first).toBe('Priya Devi Kulkarni');
  });

  test('pages: past the end there is nobody, and the total stands', async () => {
    const answer = await find({ page: 2, limit: 2 }, recruiter.headers);
    expect(answer.json()).toMatchObject({ page: 2, totalPages: 2, totalResults: 3 });
    expect(answer.json().results).toHaveLength(1);
    expect((await find({ page: 400 }, recruiter.headers)).json()).toMatchObject({
      results: [],
      totalResults: 3,
    });
  });

  test.each([
    [{ favouriteColour: 'red' }, 'favouriteColour'],
    [{ skills: '999999' }, 'skills'],
    [{ gender: 'female' }, 'gender.0'],
    [{ minAge: 40, maxAge: 20 }, 'minAge'],
    [{ heightMin: 180, heightMax: 160 }, 'heightMin'],
    [{ page: 0 }, 'page'],
    [{ page: 1_000_000_000 }, 'page'],
    [{ limit: 1000 }, 'limit'],
    [{ sort: 'random' }, 'sort'],
    [{ availableFrom: '2020-01-01', availableTo: '2020-01-05' }, 'availableFrom'],
    [{ availableFrom: '2199-01-01' }, 'availableTo'],
    [{ userName: 'x'.repeat(81) }, 'userName'],
    [{ similarTo: 'me' }, 'similarTo'],
  ])('refuses %j', async (query, field) => {
    for (const url of [find, count]) {
      if (url === count && field.match(/page|limit|sort/)) continue;
      const answer = await url(query, recruiter.headers);
      expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, field]);
    }
  });

  test('refuses 5,000 skills', async () => {
    const skills = Array.from({ length: 5000 }, (_, n) => n + 1).join(',');
    const answer = await find({ skills }, recruiter.headers);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'skills']);
  });

  test.each([
    { nudity: 'true' },
    { loveMaking: 'true' },
    { heightMin: 150 },
    { weightMax: 60 },
    { ethnicity: 1 },
    { skin: 1 },
    { passport: 'true' },
    { unlocked: 'true' },
    { verified: 'true' },
    { availableFrom: '2027-01-01' },
    { characterId: 1 },
    { recruiterId: 1 },
    { jobApply: 1 },
  ])('refuses a guest and a talent %j: the answer would tell what they may not know', async (query) => {
    const talent = await testApp().as({ id: people.ananya?.id ?? 0 });
    for (const headers of [{}, talent]) {
      for (const url of [find, count]) {
        const answer = await url(query, headers);
        expect([answer.statusCode, answer.json().errors]).toEqual([
          403,
          [{ field: Object.keys(query)[0], message: 'Is for recruiters' }],
        ]);
      }
    }
  });

  test('lets nobody without an account leaf through everybody', async () => {
    const codes = new Set<number>();
    for (let look = 0; look < 201; look++) codes.add((await find({ page: 6 + (look % 300) })).statusCode);
    expect([...codes]).toEqual([200, 429]);
    expect((await find({ page: 5 })).statusCode).toBe(200);
    expect((await find({ page: 6 }, recruiter.headers)).statusCode).toBe(200);
  });

  test('scenes can be searched by verified recruiters only', async () => {
    const unverified = await addRecruiter(false);
    expect((await find({ nudity: 'true' }, unverified.headers)).json()).toMatchObject({
      status: 403,
      errors: [{ field: 'nudity' }],
    });
    expect((await find({ nudity: 'true' }, recruiter.headers)).json()).toMatchObject({ totalResults: 0 });
  });

  test('whoever is hidden, frozen or closed is gone at once, before anything is applied', async () => {
    const { id } = await addTalent({ first_name: 'Gauri', last_name: 'Thakur' });
    await applyAllChanges(testApp().db);
    expect(namesIn(await find({ userName: 'gauri' }))).toEqual(['Gauri T.']);
    await testApp().pool.query('update talent set show_to_recruiters = false where account_id = $1', [id]);
    expect(namesIn(await find({ userName: 'gauri' }))).toEqual([]);
    await applyAllChanges(testApp().db);
    expect((await find({ userName: 'gauri' })).json().totalResults).toBe(0);
  });

  test('everything at once is still one quick statement', async () => {
    const many = (least: number, most: number) =>
      Array.from({ length: most - least + 1 }, (_, index) => least + index).join(',');
    const worst: Query = {
      location: many(1, 50),
      openToTravel: 'true',
      type: many(1, 9),
      gender: many(1, 3),
      minAge: 1,
      maxAge: 99,
      socialLinks: many(1, 5),
      skin: many(1, 6),
      hair: many(1, 6),
      hairType: many(1, 10),
      eye: many(1, 5),
      ethnicity: many(1, 10),
      cities: many(1, 50),
      countries: many(1, 5),
      passport: 'true',
      language: many(1, 30),
      theatre: 1,
      education: many(1, 7),
      projectType: many(1, 8),
      pastWork: many(1, 8),
      achievements: many(1, 8),
      role: many(1, 25),
      nudity: 'true',
      loveMaking: 'true',
      nationality: many(1, 5),
      nativeCity: many(1, 50),
      openWorkCity: many(1, 50),
      heightMin: 100,
      heightMax: 220,
      weightMin: 30,
      weightMax: 200,
      waistMin: 40,
      hipsMin: 40,
      bustOrChestMin: 40,
      availableFrom: new Date().toISOString().slice(0, 10),
      availableTo: new Date(Date.now() + 80 * 86_400_000).toISOString().slice(0, 10),
      hasVideo: 'true',
      verified: 'true',
      unlocked: 'false',
      userName: 'ana rao pri kul dev vik',
    };
    expect((await find(worst, recruiter.headers)).json()).toMatchObject({ totalResults: 0 });
    const { filterDrops } = (await count({ ...worst, filterDrops: 'true' }, recruiter.headers)).json();
    expect(filterDrops.length).toBeGreaterThan(30);
  });
});

describe('searching for a character', () => {
  test('ranks by fit, says why in words, and marks who is on the shortlist', async () => {
    const characterId = await addCharacter(recruiter.id);
    await testApp().pool.query(
      'insert into character_shortlist (character_id, talent_id, position) values ($1, $2, 1)',
      [characterId, people.priya?.id],
    );
    const { results } = (await find({ characterId, recruiterId: recruiter.id }, recruiter.headers)).json();
    expect(results.map(({ name }: { name: string }) => name)).toEqual([
      'Ananya Rao',
      'Priya Devi Kulkarni',
      'Vikram Rathore',
    ]);
    const [ananya, priya, vikram] = results;
    expect(ananya.match).toBe(100);
    expect(priya.match).toBeLessThan(100);
    expect(vikram.match).toBeLessThan(priya.match);
    expect(ananya.reasons.every(({ fits }: { fits: boolean }) => fits)).toBe(true);
    const off = priya.reasons
      .filter(({ fits }: { fits: boolean }) => !fits)
      .map(({ text }: { text: string }) => text);
    expect(off).toContain('height 3 cm under');
    expect(off.some((text: string) => /^speaks .*, basic$/.test(text))).toBe(true);
    expect([ananya.isShortlisted, priya.isShortlisted]).toEqual([false, true]);
  });

  test('of somebody else, dropped or not there: not found, with the field named', async () => {
    const other = await addRecruiter();
    const foreign = await addCharacter(other.id);
    const dropped = await addCharacter(recruiter.id);
    await testApp().pool.query(`update project_character set status = 'dropped' where id = $1`, [dropped]);
    const deleted = await addCharacter(recruiter.id);
    await testApp().pool.query('delete from project_character where id = $1', [deleted]);
    for (const characterId of [foreign, dropped, deleted, 2_000_000_000]) {
      for (const url of [find, count]) {
        const answer = await url({ characterId }, recruiter.headers);
        expect([answer.statusCode, answer.json().errors]).toEqual([
          404,
          [{ field: 'characterId', message: 'Not found' }],
        ]);
      }
    }
  });

  test('is no way to act as another recruiter', async () => {
    const other = await addRecruiter();
    const answer = await find({ recruiterId: other.id }, recruiter.headers);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      404,
      [{ field: 'recruiterId', message: 'Not found' }],
    ]);
    expect((await find({ recruiterId: recruiter.id }, recruiter.headers)).statusCode).toBe(200);
  });
});

describe('searching among those one knows', () => {
  const addJob = async (recruiterId: number) => {
    const { rows } = await testApp().pool.query(
      `insert into job (recruiter_id, title, description, project_type_id) values ($1, 'A part', 'Text', 1) returning id`,
      [recruiterId],
    );
    return rows[0].id as number;
  };

  test('jobApply: who applied and did not withdraw', async () => {
    const jobApply = await addJob(recruiter.id);
    await testApp().pool.query(
      `insert into job_application (job_id, talent_id, status) values ($1, $2, 'applied'), ($1, $3, 'withdrawn')`,
      [jobApply, people.ananya?.id, people.vikram?.id],
    );
    expect(namesIn(await find({ jobApply }, recruiter.headers))).toEqual(['Ananya Rao']);
    const other = await addRecruiter();
    expect((await find({ jobApply }, other.headers)).json()).toMatchObject({
      status: 404,
      errors: [{ field: 'jobApply' }],
    });
  });

  test('unlocked, or not yet', async () => {
    const own = await addRecruiter();
    await testApp().pool.query('insert into unlock (recruiter_id, talent_id) values ($1, $2)', [
      own.id,
      people.vikram?.id,
    ]);
    const unlocked = await find({ unlocked: 'true' }, own.headers);
    expect(unlocked.json().results).toMatchObject([{ name: 'Vikram Rathore', isRecruiterUnlocked: true }]);
    expect(namesIn(await find({ unlocked: 'false', sort: 'name' }, own.headers))).toEqual([
      'Ananya Rao',
      'Priya Devi Kulkarni',
    ]);
  });

  test('more like this: others, the likest first, for guests too', async () => {
    const similarTo = people.ananya?.public_id ?? '';
    for (const headers of [recruiter.headers, {}]) {
      const { results } = (await find({ similarTo }, headers)).json();
      expect(results.map(({ user_id }: { user_id: number }) => user_id)).toEqual([
        people.priya?.id,
        people.vikram?.id,
      ]);
      expect(results[0].match).toBeGreaterThan(results[1].match);
    }
    const hidden = await createTalent(testApp().db, { talent: { show_to_recruiters: false } });
    const answer = await find({ similarTo: hidden.public_id });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      404,
      [{ field: 'similarTo', message: 'Not found' }],
    ]);
  });
});

describe('GET /v1/talenter/findTalent-count', () => {
  test('counts, says what each filter costs and how many each choice would give', async () => {
    const answer = await count(
      { gender: 2, language: 2, filterDrops: 'true', facets: 'gender,age' },
      recruiter.headers,
    );
    expect(answer.json()).toMatchObject({
      count: 0,
      filterDrops: [
        { filter: 'gender', count: 2 },
        { filter: 'language', count: 1 },
      ],
      facets: { gender: [{ value: 1, count: 2 }] },
    });
    expect(answer.json().facets.age).toHaveLength(17);
  });

  test('counts no looks and no measures for guests', async () => {
    expect((await count({ facets: 'gender,age,language' })).statusCode).toBe(200);
    for (const facets of ['height', 'skin', 'gender,ethnicity']) {
      expect((await count({ facets })).json()).toMatchObject({ status: 403, errors: [{ field: 'facets' }] });
    }
    expect((await count({ facets: 'shoe' })).json()).toMatchObject({ status: 400 });
  });
});
