import { expect, test } from 'vitest';
import { closedProject, createCharacter } from '../../../../test/characters.ts';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { findCharacterRequirements, listShortlisted } from './index.ts';

const database = useTestDatabase();

test('requirements with their names', async () => {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const { id: characterId } = await createCharacter(db, recruiter, {
    project: { city_id: 1, shoot_starts_on: '2099-01-10', shoot_ends_on: '2099-02-10' },
    character: { gender_id: 1, playing_age_min: 24, playing_age_max: 32, height_min_mm: 1550, look_id: 1 },
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
    lookId: 1,
    lookName: 'North Indian',
    languages: [
      { id: 2, name: languages[1]?.name, levelId: 4, levelName: 'Native' },
      { id: 1, name: languages[0]?.name, levelId: 2, levelName: 'Conversational' },
    ],
    skills: [
      { id: 101, name: 'Bharatanatyam' },
      { id: 102, name: 'Kathak' },
    ],
    cityId: 1,
    cityName: city.name,
    shootFrom: '2099-01-10',
    shootTo: '2099-02-10',
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
    cityId: null,
    shootFrom: null,
    shootTo: null,
  });
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
