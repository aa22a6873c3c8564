import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { jobCharacters } from '../../casting/jobs/index.ts';
import { castings, characters, hasPublicCast, projects } from '../../casting/projects/index.ts';
import { people, recruiters } from '../../people/person-summaries/index.ts';
import { faceColumns, openJobs, visibleCast } from './visible.queries.ts';

/**
 * The project for the cast list: with an open role, the most faces, of a verified recruiter; the newest among
 * equals.
 */
export const pickProject = (db: Database, room: number, today: string) =>
  db
    .with('cast_of', () =>
      visibleCast(db)
        .innerJoin(castings('casting'), 'casting.talent_id', 'talent.account_id')
        .innerJoin(characters('project_character'), 'project_character.id', 'casting.character_id')
        .groupBy('project_character.project_id')
        .select(['project_character.project_id', sql<number>`count(*)`.as('people')]),
    )
    .selectFrom(projects('project'))
    .innerJoin('cast_of', 'cast_of.project_id', 'project.id')
    .innerJoin(recruiters('recruiter'), 'recruiter.account_id', 'project.recruiter_id')
    .innerJoin(people('account'), 'account.id', 'project.recruiter_id')
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .leftJoin('city', 'city.id', 'project.city_id')
    .where(hasPublicCast('project', today))
    .where('recruiter.verified_at', 'is not', null)
    .where('account.frozen_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .select([
      'project.id',
      'project.title',
      'project_type.name as project_type',
      'city.name as city',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      'project.status',
    ])
    .orderBy(
      (order) =>
        order.and([
          order('project.status', '=', 'open'),
          order.exists(
            order
              .selectFrom(characters('project_character'))
              .select('id')
              .whereRef('project_id', '=', 'project.id')
              .where('project_character.status', '=', 'casting'),
          ),
        ]),
      'desc',
    )
    .orderBy(sql`least(cast_of.people, ${room})`, 'desc')
    .orderBy('project.created_at', 'desc')
    .orderBy('project.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listCastRoles = (db: Database, projectId: number, limit: number) =>
  visibleCast(db)
    .innerJoin(castings('casting'), 'casting.talent_id', 'talent.account_id')
    .innerJoin(characters('project_character'), 'project_character.id', 'casting.character_id')
    .where('project_character.project_id', '=', projectId)
    .select(faceColumns)
    .select('project_character.name as character')
    .orderBy('project_character.position')
    .orderBy('project_character.id')
    .orderBy('casting.cast_at')
    .orderBy('talent.account_id')
    .limit(limit)
    .execute();

/** An open role, preferably with a job. */
export const findOpenRole = (db: Database, projectId: number) =>
  db
    .selectFrom(characters('project_character'))
    .leftJoin(
      openJobs(db)
        .innerJoin(jobCharacters('job_character'), 'job_character.job_id', 'job.id')
        .select(['job_character.character_id', 'job.public_id as job_id', 'job.opened_at'])
        .as('call'),
      'call.character_id',
      'project_character.id',
    )
    .where('project_character.project_id', '=', projectId)
    .where('project_character.status', '=', 'casting')
    .select(['project_character.name as character', 'call.job_id'])
    .orderBy('call.opened_at', (order) => order.desc().nullsLast())
    .orderBy('project_character.position')
    .orderBy('project_character.id')
    .limit(1)
    .executeTakeFirst();
