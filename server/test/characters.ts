import type { Insertable } from 'kysely';
import type { Project, ProjectCharacter } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createProject } from './landing-factories.ts';

interface Changes {
  readonly project?: Partial<Insertable<Project>>;
  readonly character?: Partial<Insertable<ProjectCharacter>>;
  readonly languages?: readonly { readonly id: number; readonly level: number }[];
  readonly skills?: readonly number[];
  readonly looks?: readonly number[];
}

/** A character of a project of their own that is being cast, unless told otherwise. */
export async function createCharacter(
  db: Database,
  recruiter: { readonly id: number },
  { project = {}, character = {}, languages = [], skills = [], looks = [] }: Changes = {},
) {
  const { id: project_id } = await createProject(db, recruiter.id, project);
  const created = await db
    .insertInto('project_character')
    .values({ project_id, name: 'Meera', ...character })
    .returningAll()
    .executeTakeFirstOrThrow();
  const character_id = created.id;
  for (const { id: language_id, level: level_id } of languages)
    await db.insertInto('character_language').values({ character_id, language_id, level_id }).execute();
  for (const skill_id of skills)
    await db.insertInto('character_skill').values({ character_id, skill_id }).execute();
  for (const look_id of looks)
    await db.insertInto('character_look').values({ character_id, look_id }).execute();
  return created;
}

export const closedProject = { status: 'closed', closed_at: new Date() };
