import type { Database } from '../../../platform/db/database.ts';

/** Characters of this recruiter's own projects, whatever became of either. */
export const ownCharacters = (db: Database, recruiterId: number) =>
  db
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .where('project.recruiter_id', '=', recruiterId);

/** Those for whom somebody can still be looked for. */
export const castableCharacters = (db: Database, recruiterId: number) =>
  ownCharacters(db, recruiterId)
    .where('project.status', '!=', 'closed')
    .where('project_character.status', '!=', 'dropped');
