import { expect, test } from 'vitest';
import { createCharacter } from '../../../../test/characters.ts';
import { useTestDatabase } from '../../../../test/database.ts';
import { createRecruiter } from '../../../../test/factories.ts';
import { closeProjects, listProjects } from './personal-data.queries.ts';

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
  const { recruiter } = await given();
  const [project] = await listProjects(database().db, recruiter);
  expect(project).toMatchObject({
    ...words,
    characters: [{ name: 'Meera', brief: 'Teaches Kathak.', team_note: 'Second tape.' }],
  });
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
