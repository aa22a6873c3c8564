import { beforeAll } from 'vitest';
import { applyAllChanges } from '../src/features/search/talent-search/index.ts';
import { type TestApp, useTestApp } from './app.ts';
import { createRecruiter, createTalent } from './factories.ts';
import { addPhoto } from './full-talent.ts';

type Query = Record<string, string | number>;
type Headers = Record<string, string>;

const ask =
  (testApp: () => TestApp, url: string) =>
  (query: Query, headers: Headers = {}) =>
    testApp().app.inject({
      method: 'GET',
      url: `${url}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      headers,
    });
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
async function addTalent(
  { db, pool }: TestApp,
  { first_name, last_name, gender = 1, ages = [20, 30], city = 1, ...more }: Profile,
) {
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

const addRecruiter = async ({ db, as }: TestApp, verified: boolean) => {
  const { id } = await createRecruiter(db, {
    recruiter: { verified_at: verified ? new Date() : null },
  });
  return { id, headers: await as({ id }) };
};

/** A woman of 24 to 30, 160 to 170 cm, with fluent language number 2, in city number 1. */
async function addCharacter({ pool }: TestApp, recruiterId: number) {
  const { rows } = await pool.query(
    `with project as (
       insert into project (recruiter_id, title, project_type_id, status, city_id)
       values ($1, 'Monsoon Line', 1, 'open', 1) returning id)
     insert into project_character (project_id, name, gender_id, playing_age_min, playing_age_max, height_min_mm,
       height_max_mm)
     select id, 'Meera', 1, 24, 30, 1600, 1700 from project returning id`,
    [recruiterId],
  );
  const { id } = rows[0];
  await pool.query('insert into character_language values ($1, 2, 3)', [id]);
  return id as number;
}

export const namesIn = (answer: { json: () => { results: { name: string }[] } }) =>
  answer.json().results.map(({ name }) => name);

/** Three people who can be found, a verified recruiter who looks for them, and the two calls of search. */
export function useSearchPeople() {
  const testApp = useTestApp();
  const people = {
    recruiter: { id: 0, headers: {} as Headers },
    ananya: { id: 0, public_id: '' },
    priya: { id: 0, public_id: '' },
    vikram: { id: 0, public_id: '' },
  };
  beforeAll(async () => {
    const app = testApp();
    people.recruiter = await addRecruiter(app, true);
    people.ananya = await addTalent(app, {
      first_name: 'Ananya',
      last_name: 'Rao',
      languages: [
        [1, 4],
        [2, 3],
      ],
    });
    people.priya = await addTalent(app, {
      first_name: 'Priya Devi',
      last_name: 'Kulkarni',
      height: 1570,
      languages: [[2, 1]],
      city: 2,
    });
    people.vikram = await addTalent(app, {
      first_name: 'Vikram',
      last_name: 'Rathore',
      gender: 2,
      ages: [40, 50],
    });
    await addPhoto(app.db, people.ananya.id, { position: 0, is_cover: true });
    await applyAllChanges(app.db);
  });
  return {
    testApp,
    people,
    find: ask(testApp, '/v1/talenter/find-talents'),
    count: ask(testApp, '/v1/talenter/findTalent-count'),
    addTalent: (profile: Profile) => addTalent(testApp(), profile),
    addRecruiter: (verified = true) => addRecruiter(testApp(), verified),
    addCharacter: (recruiterId: number) => addCharacter(testApp(), recruiterId),
  };
}
