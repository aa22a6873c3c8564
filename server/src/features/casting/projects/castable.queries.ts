import type { Database } from '../../../platform/db/database.ts';

/** Includes closed projects and dropped characters. */
export const ownCharacters = (db: Database, recruiterId: number) =>
  db
    .selectFrom('project_character')
    .innerJoin('project', 'project.id', 'project_character.project_id')
    .where('project.recruiter_id', '=', recruiterId);

/** Characters that can still be cast. */
export const castableCharacters = (db: Database, recruiterId: number) =>
  ownCharacters(db, recruiterId)
    .where('project.status', '!=', 'closed')
    .where('project_character.status', '!=', 'dropped');
