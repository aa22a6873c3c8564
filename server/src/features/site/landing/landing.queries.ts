import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { closingDay } from '../../casting/jobs/index.ts';
import { castings, characters, hasPublicCast, projects } from '../../casting/projects/index.ts';
import { people, recruiters } from '../../people/person-summaries/index.ts';
import { faceColumns, openJobs, showcaseFaces, visibleTalents } from './visible.queries.ts';

export type FaceRow = Awaited<ReturnType<typeof listNewFaces>>[number];

export const listNewFaces = (db: Database, limit: number) =>
  showcaseFaces(db)
    .select(faceColumns)
    .orderBy('talent.completed_at', 'desc')
    .orderBy('talent.account_id', 'desc')
    .limit(limit)
    .execute();

export type CallRow = Awaited<ReturnType<typeof listNewestCalls>>[number];

export const listNewestCalls = (db: Database, limit: number) =>
  openJobs(db)
    .innerJoin('project_type', 'project_type.id', 'job.project_type_id')
    .leftJoin(projects('project'), 'project.id', 'job.project_id')
    .leftJoin('gender', 'gender.id', 'job.gender_id')
    .leftJoin('city', 'city.id', 'job.city_id')
    .select([
      'job.public_id',
      'job.title',
      'project.title as project_title',
      'project_type.name as project_type',
      'gender.name as gender',
      'job.age_min',
      'job.age_max',
      'city.name as city',
      'job.fee_paise',
      'job.fee_per',
      closingDay('job').as('closes_on'),
      sql<Date>`job.opened_at`.as('opened_at'),
    ])
    .orderBy('job.opened_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute();

const monthsAgo = (months: number) =>
  sql<Date>`(date_trunc('month', now() at time zone 'Asia/Kolkata') - make_interval(months => ${months})) at time zone 'Asia/Kolkata'`;

const countCast = async (db: Database, today: string) => {
  const { known, last_month } = await db
    .selectFrom(castings('casting'))
    .innerJoin(characters('part'), 'part.id', 'casting.character_id')
    .innerJoin(projects('project'), 'project.id', 'part.project_id')
    .where(hasPublicCast('project', today))
    .select((select) => [
      select.fn.countAll<number>().as('known'),
      select.fn
        .count<number>('talent_id')
        .distinct()
        .filterWhere('cast_at', '>=', monthsAgo(1))
        .filterWhere('cast_at', '<', monthsAgo(0))
        .as('last_month'),
    ])
    .executeTakeFirstOrThrow();
  return known > 0 ? last_month : null;
};

const countAll = sql<number>`count(*)`.as('total');

export const readCounts = async (db: Database, today: string) => {
  const faces = await visibleTalents(db).select(countAll).executeTakeFirstOrThrow();
  const jobs = await openJobs(db).select(countAll).executeTakeFirstOrThrow();
  const verified = await db
    .selectFrom(recruiters('recruiter'))
    .innerJoin(people('account'), 'account.id', 'recruiter.account_id')
    .where('recruiter.verified_at', 'is not', null)
    .where('account.frozen_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .select(countAll)
    .executeTakeFirstOrThrow();
  return {
    faces: faces.total,
    openJobs: jobs.total,
    verifiedRecruiters: verified.total,
    castLastMonth: await countCast(db, today),
  };
};
