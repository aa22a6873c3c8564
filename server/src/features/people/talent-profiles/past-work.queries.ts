import { pastWorkLimit } from '@callboard/contract/people/profile-editor/past-work';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../platform/db/database.ts';

const works = (db: Database) =>
  db
    .selectFrom('past_work')
    .select((eb) => [
      'id',
      'title',
      'part',
      'year',
      'note',
      jsonObjectFrom(
        eb
          .selectFrom('project_type')
          .select(['project_type.id', 'project_type.name'])
          .whereRef('project_type.id', '=', 'past_work.project_type_id'),
      ).as('project_type'),
    ]);

export const findPastWork = (db: Database, talentId: number, id: number) =>
  works(db).where('talent_id', '=', talentId).where('id', '=', id).executeTakeFirst();

export const pastWorkOf = (db: Database, talentId: number) =>
  works(db)
    .where('talent_id', '=', talentId)
    .orderBy('year', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(pastWorkLimit);

export const listPastWork = (db: Database, talentId: number) => pastWorkOf(db, talentId).execute();
