import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, recruiters } from '../../people/person-summaries/index.ts';
import { characters } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

export const listUnlocked = (db: Database, { id }: Person) =>
  db
    .selectFrom('unlock')
    .innerJoin(people('account'), 'account.id', 'unlock.talent_id')
    .leftJoin(characters('project_character'), 'project_character.id', 'unlock.character_id')
    .select([
      'account.first_name',
      'account.last_name',
      'unlock.unlocked_at',
      'project_character.name as for_character',
      sql<boolean>`unlock.recruiter_id <> ${id}`.as('for_a_project_of_someone_else'),
      sql<object[]>`coalesce((
        select json_agg(json_build_object('first_day', starts_on, 'last_day', ends_on, 'asked_at', asked_at,
          'status', status) order by question.id)
        from availability_question question
        where question.recruiter_id = unlock.recruiter_id and unlock.recruiter_id = ${id} and question.talent_id = unlock.talent_id), '[]')`.as(
        'asked',
      ),
    ])
    .where(({ or, eb }) => or([eb('unlock.recruiter_id', '=', id), eb('unlock.made_by', '=', id)]))
    .orderBy('unlocked_at')
    .execute();

export const listUnlockers = (db: Database, { id }: Person) =>
  db
    .selectFrom('unlock')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'unlock.recruiter_id')
    .innerJoin(people('account'), 'account.id', 'recruiter.account_id')
    .select(['account.first_name', 'account.last_name', 'recruiter.company', 'unlock.unlocked_at'])
    .where('unlock.talent_id', '=', id)
    .orderBy('unlocked_at')
    .execute();

export const listQuestions = (db: Database, { id }: Person) =>
  db
    .selectFrom('availability_question')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'availability_question.recruiter_id')
    .select(['recruiter.company', 'starts_on as first_day', 'ends_on as last_day', 'status', 'asked_at'])
    .where('availability_question.talent_id', '=', id)
    .orderBy('asked_at')
    .execute();
