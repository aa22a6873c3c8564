import { ProjectRow } from '@callboard/contract/casting/project-lists';
import { maxCharacters } from '@callboard/contract/casting/project-values';
import { ListOf } from '@callboard/contract/scalars';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createParts, createProject } from '../../../../test/landing-factories.ts';
import { signedInRecruiter } from '../../../../test/project-callers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createProjectLists } from './project-list.service.ts';
import { createProjectSummary } from './project-summary.service.ts';
import { createPublicProjects } from './public-projects.service.ts';

const testApp = useTestApp();
const photoUrl = async (key: string) => key;

/** So many projects, each with two characters and somebody on their shortlist. */
async function recruiterWith(projects: number) {
  const { db } = testApp();
  const recruiter = await signedInRecruiter(testApp());
  const talent = await createTalent(db);
  for (let made = 0; made < projects; made += 1) {
    const { id } = await createProject(db, recruiter.id, { is_public: true, title: `Project ${made}` });
    const parts = await createParts(db, id, [{ name: 'Meera' }, { name: 'Kale' }]);
    await db
      .insertInto('character_shortlist')
      .values(parts.map((part) => ({ character_id: part.id, talent_id: talent.id, position: 1 })))
      .execute();
  }
  const actor = {
    kind: 'recruiter',
    accountId: recruiter.id,
    sessionId: 'one',
    frozen: false,
    complete: true,
    verified: true,
  } as const;
  return { ...recruiter, actor };
}
type Recruiter = Awaited<ReturnType<typeof recruiterWith>>;

const page = { page: 1, limit: 100 };
const lists = {
  'get-all': (db: Database, { actor }: Recruiter) =>
    createProjectLists({ db, photoUrl }).list(actor, { ...page, whose: 'all', sort: 'changed' }),
  'recruiter-close-audition': (db: Database, { actor }: Recruiter) =>
    createProjectLists({ db, photoUrl }).listClosed(actor, { ...page, whose: 'all' }),
  activeprojects: (db: Database, { id }: Recruiter) => createProjectLists({ db, photoUrl }).listActive(id),
  openauditions: (db: Database, { id }: Recruiter) =>
    createProjectLists({ db, photoUrl }).listOpenAuditions(id),
  'recruiter-based-project': (db: Database, { id }: Recruiter) =>
    createPublicProjects({ db, photoUrl }).list({ id }, page),
  'project-summary': (db: Database, { id }: Recruiter) =>
    createProjectSummary({ db, limits: testApp().services.limits }).list(id, { ...page, recruiterId: id }),
} as const;

describe('a list of projects', () => {
  test.each(Object.entries(lists))('%s: as many statements for 20 projects as for one', async (_, read) => {
    const one = await recruiterWith(1);
    const many = await recruiterWith(20);
    const forOne = await countStatements(testApp(), (db) => read(db, one));
    expect(forOne).toBeGreaterThan(0);
    expect(forOne).toBeLessThanOrEqual(4);
    expect(await countStatements(testApp(), (db) => read(db, many))).toBe(forOne);
  });
});

describe('a project of 60 characters', () => {
  test('comes whole, with 40 people considered for each', async () => {
    const { db, pool } = testApp();
    const { id, headers } = await signedInRecruiter(testApp());
    const project = await createProject(db, id);
    const names = Array.from({ length: maxCharacters }, (_, at) => ({ name: `Character ${at + 1}` }));
    await createParts(db, project.id, names);
    const talents: number[] = [];
    for (let made = 0; made < 40; made += 1) talents.push((await createTalent(db)).id);
    await pool.query(
      `insert into character_shortlist (character_id, talent_id, position)
       select part.id, talent, 1 from project_character part, unnest($2::int[]) talent where project_id = $1`,
      [project.id, talents],
    );
    const response = await testApp().app.inject({ url: '/v1/recruiter-project/get-all', headers });
    const { results } = ListOf(ProjectRow).parse(response.json());
    expect(results[0]?.characters.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
    expect(results[0]?.characters.every(({ listed }) => listed === 40)).toBe(true);
    expect(results[0]?.counts).toMatchObject({ shortlisted: 40, cast: 0 });
  });
});
