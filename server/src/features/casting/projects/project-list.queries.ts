import type { ProjectSort } from '@callboard/contract/casting/project-lists';
import type { ProjectRole, ProjectStatus } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, recruiters } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { citiesOf, type PosterRow, posterOf } from './project-detail.queries.ts';

export interface ProjectFilter {
  readonly accountId: number;
  readonly search?: string | undefined;
  readonly type?: number | undefined;
  readonly whose: 'all' | 'own' | 'team';
}

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const matches = (search: string) => {
  const pattern = contains(search);
  return sql`(project.title ilike ${pattern} or project.team_title ilike ${pattern}
    or project.production_house ilike ${pattern} or exists (select from project_character part
      where part.project_id = project.id and part.name ilike ${pattern}))`;
};

const whoseProjects = {
  all: sql`true`,
  own: sql`person.role = 'owner'`,
  team: sql`person.role <> 'owner'`,
} as const;

/** The projects that this person is on, as project and person. */
export const projectsOf = ({ accountId, search, type, whose }: ProjectFilter) => sql`
  project join ${projectPeople('person')} on person.project_id = project.id and person.account_id = ${accountId}
  where ${whoseProjects[whose]}
    and ${type === undefined ? sql`true` : sql`project.project_type_id = ${type}`}
    and ${search === undefined ? sql`true` : matches(search)}`;

export interface ProjectListRow {
  readonly id: number;
  readonly title: string;
  readonly team_title: string | null;
  readonly project_type: string;
  readonly production_house: string | null;
  readonly cities: readonly { readonly name: string }[];
  readonly status: string;
  readonly poster: PosterRow | null;
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly auditions_start_on: string | null;
  readonly auditions_end_on: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly closed_at: Date | null;
  readonly owner_id: number;
  readonly owner_name: string;
  readonly owner_company: string;
  readonly role: ProjectRole;
}

/** Shoots that are over come last. */
const byShoot = (today: string) => sql`
  coalesce(chosen.shoot_ends_on, chosen.shoot_starts_on) < ${today}::date nulls last,
  chosen.shoot_starts_on nulls last, chosen.id desc`;

const orders = {
  changed: () => sql`chosen.updated_at desc, chosen.id desc`,
  created: () => sql`chosen.created_at desc, chosen.id desc`,
  closed: () => sql`chosen.closed_at desc, chosen.id desc`,
  title: () => sql`lower(chosen.title), chosen.id`,
  shoot: byShoot,
} as const satisfies Record<ProjectSort | 'closed', (today: string) => RawBuilder<unknown>>;

interface Slice {
  /** Without it, those that are not closed. */
  readonly status?: ProjectStatus | undefined;
  readonly sort: ProjectSort | 'closed';
  readonly today: string;
  readonly page: number;
  readonly limit: number;
}

export const listProjectRows = async (
  db: Database,
  filter: ProjectFilter,
  { status, sort, today, page, limit }: Slice,
): Promise<readonly ProjectListRow[]> => {
  const inStatus = status === undefined ? sql`<> 'closed'` : sql`= ${status}`;
  const { rows } = await sql<ProjectListRow>`
    with chosen as (
      select chosen.* from (select project.*, person.role from ${projectsOf(filter)}) chosen
      where chosen.status ${inStatus}
      order by ${orders[sort](today)} limit ${limit} offset ${(page - 1) * limit})
    select project.id, project.title, project.team_title, project_type.name as project_type,
      project.production_house, ${citiesOf} as cities, project.status, ${posterOf} as poster,
      project.shoot_starts_on, project.shoot_ends_on, project.auditions_start_on, project.auditions_end_on,
      project.created_at, project.updated_at, project.closed_at, owner.id as owner_id,
      ${fullName('owner')} as owner_name, owner_recruiter.company as owner_company, chosen.role
    from chosen
    join project on project.id = chosen.id
    join project_type on project_type.id = project.project_type_id
    join ${people('owner')} on owner.id = project.recruiter_id
    join ${recruiters('owner_recruiter')} on owner_recruiter.account_id = owner.id
    order by ${orders[sort](today)}`.execute(db);
  return rows;
};

type StatusCounts = Readonly<Record<ProjectStatus | 'all' | 'to_cast', number>>;

/** As stage 1 of character_candidate, which would draw up everyone else as well. */
const peopleCast = sql`(
  select count(*) from (
    select talent_id from character_cast where character_id = part.id
    union
    select talent_id from job_application where character_id = part.id and status = 'cast') who)`;

const partsToCast = sql`(
  select coalesce(sum(greatest(part.wanted - ${peopleCast}, 0)), 0)
  from project_character part where part.project_id = project.id and part.status = 'casting')`;

export const countProjects = async (db: Database, filter: ProjectFilter): Promise<StatusCounts> => {
  const { rows } = await sql<StatusCounts>`
    select count(*)::int as "all", count(*) filter (where status = 'draft')::int as draft,
      count(*) filter (where status = 'open')::int as open,
      count(*) filter (where status = 'paused')::int as paused,
      count(*) filter (where status = 'closed')::int as closed,
      coalesce(sum(to_cast), 0)::int as to_cast
    from (select project.status, case when project.status = 'open' then ${partsToCast} else 0 end as to_cast
      from ${projectsOf(filter)}) counted`.execute(db);
  return rows[0] ?? { all: 0, draft: 0, open: 0, paused: 0, closed: 0, to_cast: 0 };
};

export interface ChoiceRow {
  readonly id: number;
  readonly title: string;
  readonly project_type: string;
  readonly status: string;
  readonly role: ProjectRole;
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly auditions_start_on: string | null;
  readonly auditions_end_on: string | null;
}

const choices = (accountId: number, condition: RawBuilder<unknown>) => sql<ChoiceRow>`
  select project.id, project.title, project_type.name as project_type, project.status, person.role,
    project.shoot_starts_on, project.shoot_ends_on, project.auditions_start_on, project.auditions_end_on
  from ${projectPeople('person')}
  join project on project.id = person.project_id
  join project_type on project_type.id = project.project_type_id
  where person.account_id = ${accountId} and ${condition}`;

/** Auditions that nobody has dates for yet are not over. */
export const listWithAuditions = async (db: Database, accountId: number, today: string) => {
  const lastDay = sql`coalesce(project.auditions_end_on, project.auditions_start_on)`;
  const { rows } = await sql<ChoiceRow>`
    ${choices(accountId, sql`project.status = 'open' and coalesce(${lastDay} >= ${today}::date, true)`)}
    order by coalesce(project.auditions_start_on, project.auditions_end_on) nulls last, project.id`.execute(
    db,
  );
  return rows;
};

export const listActive = async (db: Database, accountId: number) => {
  const { rows } = await sql<ChoiceRow>`${choices(accountId, sql`project.status <> 'closed'`)}
    order by project.updated_at desc, project.id desc`.execute(db);
  return rows;
};
