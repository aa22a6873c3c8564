import { expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter, createTalent } from '../../../../test/factories.ts';
import { listCastings, listProjects } from './archive.queries.ts';
import { closeProjects } from './personal-data.queries.ts';

const database = useTestDatabase();
const words = {
  title: 'Monsoon Line',
  team_title: 'Line 7',
  production_house: 'Tidewater Originals',
  director: 'Leena Mathur',
  synopsis: 'A train.',
  usage: 'Streaming',
};

async function given() {
  const { db } = database();
  const recruiter = await createRecruiter(db);
  const character = await createCharacter(db, recruiter, {
    project: words,
    character: { brief: 'Teaches Kathak.', team_note: 'Second tape.' },
  });
  await db
    .insertInto('project_disclosure')
    .values({ project_id: character.project_id, kind: 'kiss', level: 'one', note: 'Episode 3' })
    .execute();
  await db
    .insertInto('character_disclosure')
    .values({ character_id: character.id, kind: 'kiss', level: 'one', note: 'Episode 3' })
    .execute();
  return { recruiter, character };
}

test('a recruiter’s archive has all that was written about a project', async () => {
  const { db } = database();
  const { recruiter, character } = await given();
  await db
    .updateTable('project')
    .set({ cast_by: '2027-01-05', fee_min_paise: 500_000, fee_per: 'day', is_union: true })
    .where('id', '=', character.project_id)
    .execute();
  await db
    .updateTable('project_character')
    .set({ wanted: 3, weight: 'lead', fee_paise: 800_000, fee_per: 'day' })
    .where('id', '=', character.id)
    .execute();
  await db
    .insertInto('project_closing')
    .values({
      project_id: character.project_id,
      closed_at: new Date(),
      answered: JSON.stringify({ shares: { count: 1, words: 'Thank you' } }),
    })
    .execute();
  const [project] = await listProjects(db, recruiter);
  expect(project).toMatchObject({
    ...words,
    cast_by: '2027-01-05',
    fee_min_paise: 500_000,
    is_union: true,
    disclosures: [{ kind: 'kiss', note: 'Episode 3' }],
    characters: [
      {
        ...{ name: 'Meera', brief: 'Teaches Kathak.', team_note: 'Second tape.' },
        ...{ wanted: 3, weight: 'lead', fee_paise: 800_000, shortlist: [], shared_with: [], cast: [] },
        disclosures: [{ kind: 'kiss', note: 'Episode 3' }],
      },
    ],
    closings: [{ answered: { shares: { count: 1, words: 'Thank you' } } }],
  });
});

test('what somebody was cast as is in their archive, and they in the recruiter’s until they close their account', async () => {
  const { db } = database();
  const { recruiter, character } = await given();
  const [talent, other] = [
    await createTalent(db, { account: { first_name: 'Asha' } }),
    await createTalent(db, { account: { first_name: 'Kavya', closed_at: new Date() } }),
  ];
  const character_id = character.id;
  for (const talent_id of [talent.id, other.id]) {
    await db.insertInto('character_cast').values({ character_id, talent_id }).execute();
    await db.insertInto('project_share').values({ character_id, talent_id, message: 'Hello' }).execute();
  }
  expect(await listCastings(db, talent)).toMatchObject([{ project: 'Monsoon Line', character: 'Meera' }]);
  const [project] = await listProjects(db, recruiter);
  expect(project?.characters).toMatchObject([
    {
      cast: [{ first_name: 'Asha' }],
      shared_with: [{ first_name: 'Asha', message: 'Hello', status: 'shared' }],
    },
  ]);
});

test('when the recruiter is erased, projects are closed and only what the cast worked on stays', async () => {
  const { db } = database();
  const other = await given();
  const { recruiter, character } = await given();
  await closeProjects(db, recruiter);
  const read = (id: number) =>
    db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(await read(character.project_id)).toMatchObject({
    title: 'Monsoon Line',
    status: 'closed',
    closed_at: expect.any(Date),
    team_title: null,
    production_house: null,
    director: null,
    synopsis: null,
    usage: null,
    poster_asset_id: null,
  });
  const part = await db
    .selectFrom('project_character')
    .selectAll()
    .where('id', '=', character.id)
    .executeTakeFirstOrThrow();
  expect(part).toMatchObject({ name: 'Meera', brief: null, team_note: null });
  const notes = await database().pool.query(
    `select note from project_disclosure where project_id = $1
     union all select note from character_disclosure where character_id = $2`,
    [character.project_id, character.id],
  );
  expect(notes.rows).toEqual([{ note: null }, { note: null }]);
  expect(await read(other.character.project_id)).toMatchObject({ ...words, status: 'open' });
});
