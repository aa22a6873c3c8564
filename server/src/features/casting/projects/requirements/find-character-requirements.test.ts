import { expect, test } from 'vitest';
import { closedProject, createCharacter } from '../../../../../test/characters.ts';
import { useTestDatabase } from '../../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../../test/factories.ts';
import { listShortlisted } from '../../shortlists/index.ts';
import { findCharacterRequirements } from '../index.ts';

const database = useTestDatabase();

test('requirements with their names', async () => {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const { id: characterId } = await createCharacter(db, recruiter, {
    project: { city_id: 1, shoot_starts_on: '2099-01-10', shoot_ends_on: '2099-02-10' },
    character: {
      gender_id: 1,
      playing_age_min: 24,
      playing_age_max: 32,
      height_min_mm: 1550,
      musts: ['skills', 'gender'],
    },
    looks: [1, 2],
    languages: [
      { id: 1, level: 2 },
      { id: 2, level: 4 },
    ],
    skills: [102, 101],
  });
  const languages = await db
    .selectFrom('language')
    .select(['id', 'name'])
    .where('id', 'in', [1, 2])
    .orderBy('id')
    .execute();
  const city = await db.selectFrom('city').select('name').where('id', '=', 1).executeTakeFirstOrThrow();
  expect(await findCharacterRequirements(db, { characterId, recruiterId: recruiter.id })).toEqual({
    characterId,
    name: 'Meera',
    genderId: 1,
    genderName: 'Female',
    ageMin: 24,
    ageMax: 32,
    heightMinMm: 1550,
    heightMaxMm: null,
    looks: [
      { id: 1, name: 'North Indian' },
      { id: 2, name: 'South Indian' },
    ],
    languages: [
      { id: 2, name: languages[1]?.name, levelId: 4, levelName: 'Native' },
      { id: 1, name: languages[0]?.name, levelId: 2, levelName: 'Conversational' },
    ],
    skills: [
      { id: 101, name: 'Bharatanatyam' },
      { id: 102, name: 'Kathak' },
    ],
    cities: [{ id: 1, name: city.name }],
    shootFrom: '2099-01-10',
    shootTo: '2099-02-10',
    musts: ['gender', 'skills'],
  });
});

test('null for what is not required, and for a past shoot', async () => {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const { id: characterId } = await createCharacter(db, recruiter, {
    project: { shoot_starts_on: '2020-01-10', shoot_ends_on: '2020-02-10' },
  });
  expect(await findCharacterRequirements(db, { characterId, recruiterId: recruiter.id })).toMatchObject({
    genderId: null,
    languages: [],
    skills: [],
    cities: [],
    shootFrom: null,
    shootTo: null,
  });
});

test('every city of the project, its base first, and the character’s own days', async () => {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const character = await createCharacter(db, recruiter, {
    project: { city_id: 5, shoot_starts_on: '2099-01-10', shoot_ends_on: '2099-02-10' },
    character: { works_from: '2099-01-12', works_to: '2099-01-14' },
  });
  for (const [position, city_id] of [3, 5, 1].entries())
    await db
      .insertInto('project_other_city')
      .values({ project_id: character.project_id, city_id, position })
      .execute();
  const found = await findCharacterRequirements(db, { characterId: character.id, recruiterId: recruiter.id });
  expect(found?.cities.map(({ id }) => id)).toEqual([5, 3, 1]);
  expect([found?.shootFrom, found?.shootTo]).toEqual(['2099-01-12', '2099-01-14']);
});

test('for everyone on the project, until they are removed', async () => {
  const { db } = database();
  const [owner, colleague] = [await createRecruiter(db), await createRecruiter(db)];
  const { id: characterId, project_id } = await createCharacter(db, owner);
  const find = () => findCharacterRequirements(db, { characterId, recruiterId: colleague.id });
  expect(await find()).toBeUndefined();
  await db
    .insertInto('project_member')
    .values({ project_id, account_id: colleague.id, role: 'viewer' })
    .execute();
  expect(await find()).toMatchObject({ characterId });
  await db.deleteFrom('project_member').where('account_id', '=', colleague.id).execute();
  expect(await find()).toBeUndefined();
});

test('undefined for other recruiters, dropped characters and closed projects', async () => {
  const { db } = database();
  const [recruiter, other] = [await createRecruiter(db), await createRecruiter(db)];
  const { id: characterId } = await createCharacter(db, recruiter);
  const dropped = await createCharacter(db, recruiter, { character: { status: 'dropped' } });
  const over = await createCharacter(db, recruiter, { project: closedProject });
  const cast = await createCharacter(db, recruiter, { character: { status: 'cast' } });
  expect(await findCharacterRequirements(db, { characterId, recruiterId: other.id })).toBeUndefined();
  expect(
    await findCharacterRequirements(db, { characterId: dropped.id, recruiterId: recruiter.id }),
  ).toBeUndefined();
  expect(
    await findCharacterRequirements(db, { characterId: over.id, recruiterId: recruiter.id }),
  ).toBeUndefined();
  expect(
    await findCharacterRequirements(db, { characterId: cast.id, recruiterId: recruiter.id }),
  ).toBeDefined();
});

test('the shortlist of one character, in its order', async () => {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const [meera, kale] = [await createCharacter(db, recruiter), await createCharacter(db, recruiter)];
  const [one, two] = [await createTalent(db), await createTalent(db)];
  await db
    .insertInto('character_shortlist')
    .values([
      { character_id: meera.id, talent_id: one.id, position: 2 },
      { character_id: meera.id, talent_id: two.id, position: 1 },
      { character_id: kale.id, talent_id: one.id },
    ])
    .execute();
  expect(await listShortlisted(db, meera.id)).toEqual([two.id, one.id]);
});
