import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isInGoodStanding, people } from '../../people/person-summaries/index.ts';
import { hasPublicCast, isShownInPublic } from './announcement.queries.ts';
import { citiesOf, languagesOf, type PosterRow, posterOf } from './project-detail.queries.ts';
import { type CastPartRow, castOf } from './public-cast.queries.ts';

export interface PublicProjectRow {
  readonly title: string;
  readonly project_type: string;
  readonly production_house: string | null;
  readonly synopsis: string | null;
  readonly cities: readonly { readonly name: string }[];
  readonly languages: readonly { readonly name: string }[];
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly poster: PosterRow | null;
  readonly is_open: boolean;
  /** Those still being cast. None of a closed project. */
  readonly characters: { id: number; name: string }[];
  readonly cast: CastPartRow[];
}

/** A number is a user_id, a text the userUniqueId. */
type Recruiter = number | string;

const ofRecruiter = (recruiter: Recruiter) =>
  typeof recruiter === 'number' ? sql`owner.id = ${recruiter}` : sql`owner.public_id = ${recruiter}::uuid`;

const shown = (recruiter: Recruiter, today: string) => sql`
  project
  join ${people('owner')} on owner.id = project.recruiter_id
    and ${ofRecruiter(recruiter)} and ${isInGoodStanding('owner')}
  where ${isShownInPublic('project', today)}`;

const partsBeingCast = sql`(
  select coalesce(json_agg(json_build_object('id', part.id, 'name', part.name) order by part.position, part.id), '[]')
  from project_character part
  where part.project_id = project.id and project.status = 'open' and part.status = 'casting')`;

const publicCast = (today: string) => sql`(
  select coalesce(json_agg(part order by part.place), '[]')
  from (${castOf(sql.ref('project.id'))}) part where ${hasPublicCast('project', today)})`;

interface OnePage {
  readonly today: string;
  readonly page: number;
  readonly limit: number;
}

export const listPublic = async (db: Database, recruiter: Recruiter, { today, page, limit }: OnePage) => {
  const { rows } = await sql<PublicProjectRow>`
    with chosen as (
      select project.id from ${shown(recruiter, today)}
      order by project.status = 'open' desc, coalesce(project.closed_at, project.created_at) desc, project.id desc
      limit ${limit} offset ${(page - 1) * limit})
    select project.title, project_type.name as project_type, project.production_house, project.synopsis,
      ${citiesOf} as cities, ${languagesOf} as languages, project.shoot_starts_on, project.shoot_ends_on,
      ${posterOf} as poster, project.status = 'open' as is_open, ${partsBeingCast} as characters,
      ${publicCast(today)} as cast
    from chosen
    join project on project.id = chosen.id
    join project_type on project_type.id = project.project_type_id
    order by project.status = 'open' desc, coalesce(project.closed_at, project.created_at) desc, project.id desc`.execute(
    db,
  );
  return rows;
};

export const countPublic = async (db: Database, recruiter: Recruiter, today: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${shown(recruiter, today)}`.execute(db);
  return rows[0]?.total ?? 0;
};
