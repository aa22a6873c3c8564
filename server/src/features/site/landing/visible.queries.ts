import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOpenJob, jobs } from '../../casting/jobs/index.ts';
import { hasPublicCast, projects } from '../../casting/projects/index.ts';
import { people, pictures, publicTalents, talents } from '../../people/person-summaries/index.ts';
import { showcaseTalents } from '../showcase/index.ts';

/** Talents visible to the public, as the database defines it. */
export const visibleTalents = (db: Database) =>
  db
    .selectFrom(publicTalents('public_talent'))
    .innerJoin(talents('talent'), 'talent.account_id', 'public_talent.account_id')
    .innerJoin(people('account'), 'account.id', 'public_talent.account_id');

/** Of those, the ones with showcase consent and a checked cover photo. */
export const showcaseFaces = (db: Database) =>
  db
    .selectFrom(showcaseTalents('showcase_talent'))
    .innerJoin(talents('talent'), 'talent.account_id', 'showcase_talent.account_id')
    .innerJoin(people('account'), 'account.id', 'showcase_talent.account_id')
    .innerJoin(pictures('media_asset'), 'media_asset.id', 'showcase_talent.asset_id');

export interface ShownFace {
  readonly account_id: number;
  readonly asset_id: number;
}

export interface Shown {
  readonly faces: readonly ShownFace[];
  /** The project of the cast list. */
  readonly projectId: number | null;
}

/** Whether all of these may still be shown with the same picture, and the cast of the project too. */
export const areStillVisible = async (db: Database, shown: Shown, today: string): Promise<boolean> => {
  const { faces, projectId } = shown;
  const { rows } = await sql<{ faces: number; project: boolean }>`
    select count(*)::int as faces,
      exists (select from ${projects('project')}
        where project.id = ${projectId}::int and ${hasPublicCast('project', today)}) as project
    from unnest(
      ${faces.map(({ account_id }) => account_id)}::int[],
      ${faces.map(({ asset_id }) => asset_id)}::int[]) face (account_id, asset_id)
    join ${showcaseTalents('showcase_talent')} using (account_id, asset_id)`.execute(db);
  return rows[0]?.faces === faces.length && (projectId === null || rows[0].project);
};

/** Of those, the ones who agreed to be named among the cast. */
export const visibleCast = (db: Database) =>
  showcaseFaces(db).where('talent.is_shown_in_castings', '=', true);

/** The fields of a guest's card. */
export const faceColumns = [
  sql<number>`talent.account_id`.as('account_id'),
  sql<number>`media_asset.id`.as('asset_id'),
  'account.public_id',
  'account.first_name',
  'account.last_name',
  'talent.playing_age_min',
  'talent.playing_age_max',
  sql<string | null>`(select city.name from city where city.id = talent.residence_city_id)`.as('city'),
  'media_asset.placeholder',
  sql<string>`media_asset.card_key`.as('card_key'),
  sql<number>`media_asset.width`.as('width'),
  sql<number>`media_asset.height`.as('height'),
] as const;

export const openJobs = (db: Database) => db.selectFrom(jobs('job')).where(isOpenJob('job'));
