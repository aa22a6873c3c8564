import { getBoard } from '@callboard/contract/casting/board';
import { maxCharacters } from '@callboard/contract/casting/project-values';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createParts, createProject } from '../../../../test/landing-factories.ts';
import { signedInRecruiter } from '../../../../test/project-callers.ts';
import { createBoard } from './board.service.ts';

const testApp = useTestApp();
const photoUrl = async (key: string) => key;

test('60 characters with 40 faces each: at most 6 statements, and everyone in their order', async () => {
  const { db, pool } = testApp();
  const { id, headers } = await signedInRecruiter(testApp());
  const project = await createProject(db, id);
  const names = Array.from({ length: maxCharacters }, (_, at) => ({ name: `Character ${at + 1}` }));
  await createParts(db, project.id, names);
  const talents: number[] = [];
  for (let made = 0; made < 40; made += 1) talents.push((await createTalent(db)).id);
  await pool.query(
    `insert into character_shortlist (character_id, talent_id, position)
     select part.id, talent, place from project_character part,
       unnest($2::int[]) with ordinality listed (talent, place) where project_id = $1`,
    [project.id, talents],
  );
  await pool.query(
    `insert into project_share (character_id, talent_id)
     select part.id, talent from project_character part, unnest($2::int[]) talent where project_id = $1`,
    [project.id, talents.slice(30)],
  );
  const actor = {
    kind: 'recruiter',
    accountId: id,
    sessionId: 'one',
    frozen: false,
    complete: true,
    verified: true,
  } as const;
  const statements = await countStatements(testApp(), (counted) =>
    createBoard({ db: counted, photoUrl }).read(actor, project.id),
  );
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(6);
  const response = await testApp().app.inject({
    url: `/v1/recruiter-project/${project.id}/board`,
    headers,
  });
  const board = getBoard.response.parse(response.json());
  expect(board.characters.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
  for (const { people } of board.characters) {
    expect(people.map(({ user_id }) => user_id)).toEqual(talents);
    expect(people.filter(({ stage }) => stage === 'invited')).toHaveLength(10);
  }
});
