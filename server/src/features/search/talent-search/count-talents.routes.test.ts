import { describe, expect, test } from 'vitest';
import { useSearchPeople } from '../../../../test/search-people.ts';
import { applyAllChanges } from './index.ts';

const { testApp, people, find, count } = useSearchPeople();

describe('GET /v1/talenter/findTalent-count', () => {
  test('counts matches, without each filter, and for each choice', async () => {
    const answer = await count(
      { gender: 2, language: 2, filterDrops: 'true', facets: 'gender,age' },
      people.recruiter.headers,
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

  test('counts entries that people added once they are checked', async () => {
    const { pool, db } = testApp();
    await pool.query(
      `insert into city (id, name, state, country_id, position, is_checked, refused_at) values
         (500001, 'Malvan', 'Maharashtra', 1, 1, true, null), (500002, 'Unseen', '', 1, 1, false, null),
         (500003, 'Refused', '', 1, 1, false, now())`,
    );
    const { rows: groups } = await pool.query('select * from skill limit 1');
    await pool.query(
      `insert into skill select (jsonb_populate_record(null::skill, to_jsonb(skill)
         || '{"id": 500004, "name": "Dollu Kunitha"}')).* from skill where id = $1`,
      [groups[0].id],
    );
    await pool.query('insert into talent_work_city (talent_id, city_id) values ($1, 500001), ($1, 500002)', [
      people.ananya.id,
    ]);
    await pool.query('insert into talent_work_city (talent_id, city_id) values ($1, 500001), ($1, 500003)', [
      people.vikram.id,
    ]);
    await pool.query('insert into talent_skill (talent_id, skill_id) values ($1, 500004)', [
      people.ananya.id,
    ]);
    await applyAllChanges(db);
    const { facets } = (await count({ facets: 'location,skills' })).json();
    const added = (name: string) => facets[name].filter(({ value }: { value: number }) => value >= 500_000);
    expect(added('location')).toEqual([{ value: 500_001, count: 2 }]);
    expect(added('skills')).toEqual([{ value: 500_004, count: 1 }]);
  });

  test('counts no looks and measurements for guests', async () => {
    expect((await count({ facets: 'gender,age,language' })).statusCode).toBe(200);
    for (const facets of ['height', 'skin', 'gender,ethnicity']) {
      expect((await count({ facets })).json()).toMatchObject({ status: 403, errors: [{ field: 'facets' }] });
    }
    expect((await count({ facets: 'shoe' })).json()).toMatchObject({ status: 400 });
  });
});

describe('the most expensive request', () => {
  test('is still one quick statement', async () => {
    const many = (least: number, most: number) =>
      Array.from({ length: most - least + 1 }, (_, index) => least + index).join(',');
    const worst = {
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
    expect((await find(worst, people.recruiter.headers)).json()).toMatchObject({ totalResults: 0 });
    const { filterDrops } = (await count({ ...worst, filterDrops: 'true' }, people.recruiter.headers)).json();
    expect(filterDrops.length).toBeGreaterThan(30);
  });
});
