import { fewestNotShown, type listCastings } from '@callboard/contract/casting/castings';
import type { Parsed } from '@callboard/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import {
  fullName,
  isInGoodStanding,
  people,
  portraitOf,
  publicTalents,
  recruiters,
  talents,
} from '../../people/person-summaries/index.ts';
import {
  castings,
  characters,
  hasPublicCast,
  languagesOf,
  type PosterRow,
  posterOf,
  projects,
} from '../projects/index.ts';
import { guestName } from './guest-name.queries.ts';

type Query = Parsed<typeof listCastings>['query'];

/** The day its cast was told, as far as it is known. */
const toldOn = sql`coalesce(project.announced_on,
  (coalesce(project.closed_at, project.created_at) at time zone 'Asia/Kolkata')::date)`;

const year = sql<number>`extract(year from ${toldOn})::int`;

/** Of a year, those whose cast is complete come before those that still look for people. */
const newestFirst = sql`${year} desc, project.status = 'closed' desc, ${toldOn} desc, project.id desc`;

/** Public talents who agreed to be shown among those who were cast. */
export const shownTalents = sql`(
  select public_talent.account_id, public_talent.public_id from ${publicTalents('public_talent')}
  join ${talents('talent')} on talent.account_id = public_talent.account_id and talent.is_shown_in_castings)`;

/** Announced, of a verified recruiter, with somebody who is shown. */
const shownProjects = (today: string) => sql`${projects('project')}
  join ${people('owner')} on owner.id = project.recruiter_id and ${isInGoodStanding('owner')}
  join ${recruiters('owner_recruiter')} on owner_recruiter.account_id = owner.id
    and owner_recruiter.verified_at is not null
  where ${hasPublicCast('project', today)} and exists (
    select from ${characters('part')} join ${castings('casting')} on casting.character_id = part.id
    join ${shownTalents} shown on shown.account_id = casting.talent_id where part.project_id = project.id)`;

const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Only in what the page shows: a surname that is not shown is not found, nor who cast it and is not public. */
const isAbout = (text: string): RawBuilder<unknown> => sql`(
  lower(concat_ws(' ', project.title, project.production_house, project.director)) like ${contains(text)}
  or (owner_recruiter.is_public
    and lower(concat_ws(' / ', owner_recruiter.company, ${fullName('owner')})) like ${contains(text)})
  or exists (select from ${characters('part')} join ${castings('casting')} on casting.character_id = part.id
    join ${shownTalents} shown on shown.account_id = casting.talent_id
    join ${people('named')} on named.id = shown.account_id
    where part.project_id = project.id
      and lower(concat_ws(' / ', part.name, ${guestName('named')})) like ${contains(text)}))`;

const filtered = ({ type, year: wantedYear, text }: Query, today: string) => sql`${shownProjects(today)}
  ${type === undefined ? sql`` : sql`and project.project_type_id = ${type}`}
  ${wantedYear === undefined ? sql`` : sql`and ${year} = ${wantedYear}`}
  ${text === undefined ? sql`` : sql`and ${isAbout(text)}`}`;

export interface ProjectRow {
  readonly id: number;
  readonly title: string;
  readonly project_type: { readonly id: number; readonly name: string };
  readonly production_house: string | null;
  readonly director: string | null;
  readonly languages: readonly { readonly name: string }[];
  readonly poster: PosterRow | null;
}

export interface CastProjectRow extends ProjectRow {
  readonly year: number;
  readonly recruiter: {
    readonly public_id: string;
    readonly name: string;
    readonly company: string;
    readonly image_key: string | null;
  } | null;
}

/** Of the row joined as "project". */
export const projectColumns = sql`project.id, project.title, project.production_house, project.director,
  (select json_build_object('id', type.id, 'name', type.name) from project_type type
    where type.id = project.project_type_id) as project_type,
  ${languagesOf} as languages, ${posterOf} as poster`;

/** Only who lets themselves be found is named as who cast it. */
const recruiter = sql`case when owner_recruiter.is_public then json_build_object('public_id', owner.public_id,
  'name', ${fullName('owner')}, 'company', owner_recruiter.company,
  'image_key', ${portraitOf(
    { account: 'owner', talent: 'owner_recruiter', recruiter: 'owner_recruiter' },
    sql<string>`portrait.card_key`,
  )}) end`;

export const listProjects = async (db: Database, query: Query, today: string) => {
  const { rows } = await sql<CastProjectRow>`
    select ${projectColumns}, ${year} as year, ${recruiter} as recruiter
    from ${filtered(query, today)}
    order by ${newestFirst} limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(db);
  return rows;
};

export const countProjects = async (db: Database, query: Query, today: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${filtered(query, today)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export interface FacetRow {
  readonly type_id: number;
  readonly type: string;
  readonly year: number;
  readonly projects: number;
  readonly roles: number;
}

/** All that are shown, by type and year. Roles without those who are a few and not shown. */
export const countByTypeAndYear = async (db: Database, today: string) => {
  const { rows } = await sql<FacetRow>`
    with counted as (
      select project.project_type_id, ${year} as year, played.shown
        + case when played.total - played.shown >= ${fewestNotShown} then played.total - played.shown else 0 end as roles
      from ${projects('project')}
      join ${people('owner')} on owner.id = project.recruiter_id and ${isInGoodStanding('owner')}
      join ${recruiters('owner_recruiter')} on owner_recruiter.account_id = owner.id
        and owner_recruiter.verified_at is not null
      join (
        select part.project_id, count(*) as total, count(shown.account_id) as shown
        from ${castings('casting')} join ${characters('part')} on part.id = casting.character_id
        left join ${shownTalents} shown on shown.account_id = casting.talent_id
        group by part.project_id) played on played.project_id = project.id and played.shown > 0
      where ${hasPublicCast('project', today)})
    select type.id as type_id, type.name as type, counted.year, count(*)::int as projects,
      sum(counted.roles)::int as roles
    from counted join project_type type on type.id = counted.project_type_id
    group by type.id, type.name, counted.year`.execute(db);
  return rows;
};
