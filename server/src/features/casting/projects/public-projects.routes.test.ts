import { todayInIndia } from '@callboard/contract/people/ages';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import {
  agreeToBeShown,
  createFace,
  createParts,
  createProject,
} from '../../../../test/landing-factories.ts';

const testApp = useTestApp();
const nobody = '3f1d4b6a-0c2e-4f5a-8b7d-9e6c1a2b3d4f';

const read = async (id: number | string, query = '', headers = {}) => {
  const url = `/v1/recruiter-project/recruiter-based-project/${id}${query}`;
  const response = await testApp().app.inject({ url, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const titles = ({ results }: { results: { title: string }[] }) => results.map(({ title }) => title);
const shown = { is_public: true };
const closed = (days: number) => ({
  ...shown,
  status: 'closed',
  closed_at: new Date(Date.now() - days * 86_400_000),
});

async function given() {
  const { db } = testApp();
  const recruiter = await createRecruiter(db);
  const make = (title: string, changes: Parameters<typeof createProject>[2] = {}) =>
    createProject(db, recruiter.id, { title, ...changes });
  return { recruiter, make };
}

describe('GET /v1/recruiter-project/recruiter-based-project/{id}', () => {
  test('public ones for everyone, those casting now first, by either id', async () => {
    const { recruiter, make } = await given();
    await make('Closed long ago', closed(9));
    await make('Closed lately', closed(1));
    await make('Casting now', shown);
    await make('Only by link');
    await make('Draft', { ...shown, status: 'draft' });
    await make('Paused', { ...shown, status: 'paused' });
    const expected = ['Casting now', 'Closed lately', 'Closed long ago'];
    expect(titles(await read(recruiter.id))).toEqual(expected);
    expect(titles(await read(recruiter.public_id))).toEqual(expected);
    const talent = await testApp().as(await createTalent(testApp().db));
    expect(titles(await read(recruiter.id, '', talent))).toEqual(expected);
    const second = await read(recruiter.id, '?page=2&limit=2');
    expect(second).toMatchObject({ totalResults: 3, totalPages: 2 });
    expect(titles(second)).toEqual(['Closed long ago']);
  });

  test('nothing that is the team’s, and characters only of those casting now', async () => {
    const { recruiter, make } = await given();
    const words = { team_title: 'Line 7', synopsis: 'A train.', director: 'Leena Mathur', usage: 'Secret' };
    const open = await make('Casting now', { ...shown, ...words, city_id: 1 });
    await createParts(testApp().db, open.id, [{ name: 'Meera' }]);
    await testApp()
      .db.insertInto('project_character')
      .values({ project_id: open.id, name: 'Cut', status: 'dropped' })
      .execute();
    const past = await make('Closed', closed(1));
    await createParts(testApp().db, past.id, [{ name: 'Nani' }]);
    const answer = await read(recruiter.id);
    expect(answer.results).toMatchObject([
      { title: 'Casting now', is_open: true, characters: [{ name: 'Meera' }] },
      { title: 'Closed', is_open: false, characters: [] },
    ]);
    expect(Object.keys(answer.results[0]).sort()).toEqual([
      'cast',
      'characters',
      'cities',
      'is_open',
      'languages',
      'poster',
      'production_house',
      'project_type',
      'shoot_ends_on',
      'shoot_starts_on',
      'synopsis',
      'title',
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Line 7|Leena|Secret/);
  });

  test('a closed one waits for its day of announcement', async () => {
    const { recruiter, make } = await given();
    await make('Announced', { ...closed(2), announced_on: '2020-01-01' });
    await make('Not yet', { ...closed(1), announced_on: '2099-01-01' });
    await make('Casting until then', { ...shown, announced_on: '2099-01-01' });
    expect(titles(await read(recruiter.id))).toEqual(['Casting until then', 'Announced']);
  });

  test('who was cast, as far as they agreed to be named, from the day of announcement on', async () => {
    const { make } = await given();
    const { db } = testApp();
    const { recruiter, make: makeOther } = await given();
    const shown = await createFace(db, { account: { first_name: 'Ananya', last_name: 'Quxley' } });
    await agreeToBeShown(db, shown.id);
    const shy = await createFace(db, { account: { first_name: 'Mohan' } });
    const parts = [
      { name: 'Revati', castBy: shown.id },
      { name: 'Aba', castBy: shy.id },
      { name: 'Nobody yet' },
    ];
    const today = todayInIndia();
    const told = await makeOther('Told', { is_public: true, announced_on: today });
    const closedOne = await makeOther('Closed', closed(1));
    const secret = await makeOther('Not yet', { is_public: true, announced_on: '2099-01-01' });
    for (const { id } of [told, closedOne, secret, await make('Another’s')]) await createParts(db, id, parts);
    const answer = await read(recruiter.id);
    const casts = Object.fromEntries(
      answer.results.map(({ title, cast }: { title: string; cast: unknown }) => [title, cast]),
    );
    const cast = [
      {
        character: 'Revati',
        name: 'Ananya Q.',
        userUniqueId: shown.public_id,
        file_url: expect.stringContaining('/files/media/'),
      },
      { character: 'Aba', name: null, userUniqueId: null, file_url: null },
    ];
    expect(casts).toEqual({ Told: cast, Closed: cast, 'Not yet': [] });
    expect(JSON.stringify(answer)).not.toMatch(/Quxley|Mohan/);
  });

  test.each([{ closed_at: new Date() }, { frozen_at: new Date(), frozen_reason: 'Test' }])(
    'nothing of a recruiter who is closed or frozen',
    async (account) => {
      const recruiter = await createRecruiter(testApp().db, { account });
      await createProject(testApp().db, recruiter.id, shown);
      expect(await read(recruiter.public_id)).toMatchObject({ results: [], totalResults: 0 });
    },
  );

  test('nothing of nobody; 400 for an id that is none', async () => {
    expect((await read(nobody)).results).toEqual([]);
    expect((await read(2_000_000_000)).results).toEqual([]);
    const url = '/v1/recruiter-project/recruiter-based-project/x';
    expect((await testApp().app.inject({ url })).statusCode).toBe(400);
  });
});
