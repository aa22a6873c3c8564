import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { conditions } from '@callboard/contract/casting/project-values';
import { todayInIndia } from '@callboard/contract/people/ages';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createTeam } from '../../../../../test/character-team.ts';
import { closedProject, createCharacter } from '../../../../../test/characters.ts';
import { createRecruiter, createTalent } from '../../../../../test/factories.ts';
import type { TeamMember } from '../../../../../test/project-callers.ts';

const testApp = useTestApp();
const daysAhead = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));
const shoot = { shoot_starts_on: daysAhead(40), shoot_ends_on: daysAhead(60) };
const url = '/v1/recruiter-project-character-library/get-all';

const someone = async (changes = {}) => {
  const { id } = await createRecruiter(testApp().db, changes);
  return { id, headers: await testApp().as({ id }) };
};
const library = async (headers: Record<string, string>) =>
  (await testApp().app.inject({ url, headers })).json<{ results: OwnCharacter[]; totalResults: number }>();

describe('GET /v1/recruiter-project-character-library/get-all', () => {
  test('a character with its musts as filters', async () => {
    const { db } = testApp();
    const one = await someone({ recruiter: { verified_at: new Date() } });
    const meera = await createCharacter(db, one, {
      project: { city_id: 2, ...shoot },
      character: {
        gender_id: 1,
        playing_age_min: 24,
        playing_age_max: 32,
        height_min_mm: 1550,
        height_max_mm: 1725,
        musts: [...conditions],
      },
      looks: [9],
      languages: [
        { id: 4, level: 2 },
        { id: 1, level: 3 },
      ],
      skills: [102],
    });
    const [shown, gone] = [
      await createTalent(db),
      await createTalent(db, { account: { closed_at: new Date() } }),
    ];
    for (const { id: talent_id } of [shown, gone])
      await db.insertInto('character_shortlist').values({ character_id: meera.id, talent_id }).execute();
    expect(await library(one.headers)).toMatchObject({
      totalResults: 1,
      results: [
        {
          id: meera.id,
          name: 'Meera',
          project_id: meera.project_id,
          project_title: 'Monsoon Line',
          project_type: expect.any(String),
          status: 'casting',
          filters: {
            location: '2',
            openToTravel: 'true',
            gender: '1',
            minAge: '24',
            maxAge: '32',
            ethnicity: '9',
            language: '1,4',
            languageMatch: 'all',
            languageLevels: '13,42',
            skills: '102',
            heightMin: '155',
            heightMax: '172.5',
            availableFrom: shoot.shoot_starts_on,
            availableTo: shoot.shoot_ends_on,
          },
          ...shoot,
          shortlisted: 1,
          role: 'owner',
        },
      ],
    });
  });

  test('leaves out shoot dates for unverified recruiters, who may not search by them', async () => {
    const one = await someone();
    await createCharacter(testApp().db, one, {
      project: { city_id: 2, ...shoot },
      character: { gender_id: 1, musts: ['gender', 'dates'] },
    });
    const [character] = (await library(one.headers)).results;
    expect(character?.filters).toEqual({ gender: '1' });
  });

  test('what is only nice to have filters nobody', async () => {
    const one = await someone({ recruiter: { verified_at: new Date() } });
    await createCharacter(testApp().db, one, {
      project: { city_id: 2, ...shoot },
      character: { gender_id: 1, playing_age_min: 24, playing_age_max: 32 },
      languages: [{ id: 4, level: 2 }],
      skills: [102],
      looks: [9],
    });
    const [character] = (await library(one.headers)).results;
    expect(character?.filters).toEqual({ gender: '1', minAge: '24', maxAge: '32' });
  });

  test('characters still being cast first, then by newest project, without closed or foreign projects', async () => {
    const { db } = testApp();
    const [one, other] = [await someone(), await someone()];
    const add = (name: string, created: string, character = {}, project = {}) =>
      createCharacter(db, one, {
        project: { created_at: new Date(created), ...project },
        character: { name, ...character },
      });
    await add('Older', '2026-01-01');
    await add('Cast', '2026-05-01', { status: 'cast' });
    await add('Newer', '2026-03-01', {}, { status: 'draft' });
    await add('Dropped', '2026-06-01', { status: 'dropped' });
    await add('Over', '2026-07-01', {}, closedProject);
    await createCharacter(db, other);
    const { results } = await library(one.headers);
    expect(results.map(({ name }) => name)).toEqual(['Newer', 'Older', 'Cast', 'Dropped']);
  });

  test('characters of projects one works on, with one’s role, until one is removed', async () => {
    const { owner, associate, viewer, removed, stranger, characterId } = await createTeam(testApp());
    const rolesOf = async ({ headers }: TeamMember) =>
      (await library(headers)).results.map(({ id, role }) => [id, role]);
    expect(await rolesOf(owner)).toEqual([[characterId, 'owner']]);
    expect(await rolesOf(associate)).toEqual([[characterId, 'associate']]);
    expect(await rolesOf(viewer)).toEqual([[characterId, 'viewer']]);
    expect(await rolesOf(removed)).toEqual([]);
    expect(await rolesOf(stranger)).toEqual([]);
  });

  test('is for recruiters; a frozen one may read', async () => {
    const { app, as, db } = testApp();
    const frozen = await someone({ account: { frozen_at: new Date(), frozen_reason: 'Test' } });
    const talent = await as(await createTalent(db));
    expect((await app.inject({ url })).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await app.inject({ url, headers: talent })).json()).toMatchObject({ code: 'WRONG_KIND_OF_USER' });
    expect((await app.inject({ url, headers: frozen.headers })).statusCode).toBe(200);
    const odd = await app.inject({ url: `${url}?recruiterId=1`, headers: frozen.headers });
    expect(odd.json()).toMatchObject({ status: 400, errors: [{ field: 'recruiterId' }] });
  });
});
