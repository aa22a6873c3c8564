import { GuestTalentCard, RecruiterTalentCard } from '@callboard/contract/search/talent-search';
import { describe, expect, test } from 'vitest';
import { namesIn, useSearchPeople } from '../../../../test/search-people.ts';
import { applyAllChanges } from './index.ts';

const { testApp, people, find, count, addTalent, addRecruiter } = useSearchPeople();

describe('GET /v1/talenter/find-talents', () => {
  test('returns full cards to recruiters, guest cards to guests and talents', async () => {
    const answer = await find({ userName: 'ananya' }, people.recruiter.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ page: 1, limit: 24, totalPages: 1, totalResults: 1 });
    const [card] = answer.json().results;
    expect(RecruiterTalentCard.parse(card)).toEqual(card);
    expect(card).toMatchObject({
      name: 'Ananya Rao',
      height_cm: 165,
      isRecruiterUnlocked: false,
      is_available: null,
      match: null,
      is_new: true,
    });
    expect(card.gallary).toHaveLength(1);
    for (const headers of [{}, await testApp().as({ id: people.vikram.id })]) {
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
    const answer = await find({ userName, sort: 'name' }, people.recruiter.headers);
    expect(namesIn(answer)).toEqual(names);
  });

  test('filterDrops: how many match without each filter, for guests too', async () => {
    for (const headers of [{}, people.recruiter.headers]) {
      const query = { gender: 2, language: 2, filterDrops: 'true' };
      const found = (await find(query, headers)).json();
      expect(found.filterDrops).toEqual((await count(query, headers)).json().filterDrops);
      expect(found.filterDrops).toHaveLength(2);
      expect((await find({ gender: 2, filterDrops: 'false' }, headers)).json()).not.toHaveProperty(
        'filterDrops',
      );
    }
  });

  test('a filter that is false filters nothing, whoever asks', async () => {
    const off = {
      passport: 'false',
      hasVideo: 'false',
      verified: 'false',
      nudity: 'false',
      loveMaking: 'false',
    };
    for (const headers of [{}, people.recruiter.headers]) {
      const { totalResults } = (await find({}, headers)).json();
      const answer = await find({ ...off, openToTravel: 'false' }, headers);
      expect([answer.statusCode, answer.json().totalResults]).toEqual([200, totalResults]);
    }
  });

  test('guests can only search by first name', async () => {
    expect((await find({ userName: 'Ananya' })).json().totalResults).toBe(1);
    expect((await find({ userName: 'Kulkarni' })).json().totalResults).toBe(0);
    expect((await find({ userName: 'Devi' })).json().totalResults).toBe(0);
  });

  test('guests who type a whole name find whom the first one finds, and learn nothing of last names', async () => {
    for (const userName of ['Ananya', 'Ananya Rao', 'ananya kulkarni', 'Ananya R', 'Ananya xyz']) {
      expect(namesIn(await find({ userName })), userName).toEqual(['Ananya R.']);
    }
    expect(namesIn(await find({ userName: 'Rao Ananya' }))).toEqual([]);
  });

  test.each(['a', 'e', 'z', 'xq', 'ananya', 'ab'])('nonsense made of %s finds nobody', async (letters) => {
    const userName = letters.repeat(80).slice(0, 80);
    expect(namesIn(await find({ userName }, people.recruiter.headers))).toEqual([]);
  });

  test('sorts by name and by last activity', async () => {
    expect(namesIn(await find({ sort: 'name' }, people.recruiter.headers))).toEqual([
      'Ananya Rao',
      'Priya Devi Kulkarni',
      'Vikram Rathore',
    ]);
    await testApp().pool.query(
      `update account set last_active_at = now() + interval '1 hour' where id = $1`,
      [people.priya.id],
    );
    await applyAllChanges(testApp().db);
    const [first] = namesIn(await find({ sort: 'active' }, people.recruiter.headers));
    expect(first).toBe('Priya Devi Kulkarni');
  });

  test('beyond the last page the list is empty and the total stays', async () => {
    const answer = await find({ page: 2, limit: 2 }, people.recruiter.headers);
    expect(answer.json()).toMatchObject({ page: 2, totalPages: 2, totalResults: 3 });
    expect(answer.json().results).toHaveLength(1);
    expect((await find({ page: 400 }, people.recruiter.headers)).json()).toMatchObject({
      results: [],
      totalResults: 3,
    });
  });

  test.each([
    [{ favouriteColour: 'red' }, 'favouriteColour'],
    [{ skills: '499999' }, 'skills'],
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
      const answer = await url(query, people.recruiter.headers);
      expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, field]);
    }
  });

  test('refuses 5,000 skills', async () => {
    const skills = Array.from({ length: 5000 }, (_, n) => n + 1).join(',');
    const answer = await find({ skills }, people.recruiter.headers);
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
  ])('refuses %j to guests and talents', async (query) => {
    const talent = await testApp().as({ id: people.ananya.id });
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

  test('limits how far guests can page', async () => {
    const codes = new Set<number>();
    for (let look = 0; look < 201; look++) codes.add((await find({ page: 6 + (look % 300) })).statusCode);
    expect([...codes]).toEqual([200, 429]);
    expect((await find({ page: 5 })).statusCode).toBe(200);
    expect((await find({ page: 6 }, people.recruiter.headers)).statusCode).toBe(200);
  });

  test('scenes can be searched by verified recruiters only', async () => {
    const unverified = await addRecruiter(false);
    expect((await find({ nudity: 'true' }, unverified.headers)).json()).toMatchObject({
      status: 403,
      errors: [{ field: 'nudity' }],
    });
    expect((await find({ nudity: 'true' }, people.recruiter.headers)).json()).toMatchObject({
      totalResults: 0,
    });
  });

  test('hidden, frozen and closed talents disappear before changes are applied', async () => {
    const { id } = await addTalent({ first_name: 'Gauri', last_name: 'Thakur' });
    await applyAllChanges(testApp().db);
    expect(namesIn(await find({ userName: 'gauri' }))).toEqual(['Gauri T.']);
    await testApp().pool.query('update talent set show_to_recruiters = false where account_id = $1', [id]);
    expect(namesIn(await find({ userName: 'gauri' }))).toEqual([]);
    await applyAllChanges(testApp().db);
    expect((await find({ userName: 'gauri' })).json().totalResults).toBe(0);
  });
});
