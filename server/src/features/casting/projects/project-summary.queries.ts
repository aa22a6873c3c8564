import type { ProjectRole, ProjectStatus } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { stagesOf } from './stages.queries.ts';

export interface SummaryFilter {
  readonly accountId: number;
  readonly title?: string | undefined;
  readonly status?: ProjectStatus | undefined;
  readonly type?: number | undefined;
}

interface SummaryCounts {
  readonly characters: number;
  readonly wanted: number;
  readonly shortlisted: number;
  readonly applied: number;
  readonly invited: number;
  readonly auditioned: number;
  readonly offered: number;
  readonly cast: number;
  /** Said no to the project, or withdrew. */
  readonly declined: number;
}

export interface SummaryListRow extends SummaryCounts {
  readonly id: number;
  readonly title: string;
  readonly project_type: string;
  readonly status: string;
  readonly owner: string;
  readonly role: ProjectRole;
  readonly shoot_starts_on: string | null;
  readonly shoot_ends_on: string | null;
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const chosen = ({ accountId, title, status, type }: SummaryFilter) => sql`
  select project.*, person.role
  from project
  join ${projectPeople('person')} on person.project_id = project.id and person.account_id = ${accountId}
  where ${status === undefined ? sql`true` : sql`project.status = ${status}`}
    and ${type === undefined ? sql`true` : sql`project.project_type_id = ${type}`}
    and ${
      title === undefined
        ? sql`true`
        : sql`(project.title ilike ${contains(title)} or project.team_title ilike ${contains(title)})`
    }`;

const declinedOf = sql`
  select count(distinct said_no.talent_id)::int as declined from (
    select share.talent_id from project_share share
    join project_character part on part.id = share.character_id
    where part.project_id = project.id and share.status = 'declined'
    union all
    select application.talent_id from job_application application
    join project_character part on part.id = application.character_id
    where part.project_id = project.id and application.status = 'withdrawn') said_no`;

const counted = (projects: ReturnType<typeof chosen>) => sql`
  (${projects}) project
  cross join lateral (
    select count(*)::int as characters, coalesce(sum(wanted) filter (where status <> 'dropped'), 0)::int as wanted
    from project_character where project_id = project.id) parts
  cross join lateral (${stagesOf('project')}) stages
  cross join lateral (${declinedOf}) answers`;

export const listSummary = async (
  db: Database,
  filter: SummaryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly SummaryListRow[]> => {
  const page = sql`select * from (${chosen(filter)}) project
    order by created_at desc, id desc limit ${limit} offset ${offset}`;
  const { rows } = await sql<SummaryListRow>`
    select project.id, project.title, project_type.name as project_type, project.status,
      ${fullName('owner')} as owner, project.role, project.shoot_starts_on, project.shoot_ends_on,
      project.created_at, project.closed_at, parts.*, stages.*, answers.*
    from ${counted(page)}
    join project_type on project_type.id = project.project_type_id
    join ${people('owner')} on owner.id = project.recruiter_id
    order by project.created_at desc, project.id desc`.execute(db);
  return rows;
};

export type SummaryTotals = SummaryCounts & { readonly projects: number };

export const readTotals = async (db: Database, filter: SummaryFilter): Promise<SummaryTotals> => {
  const sumOf = (column: keyof SummaryCounts) =>
    sql`coalesce(sum(${sql.ref(column)}), 0)::int as ${sql.ref(column)}`;
  const columns = [
    sumOf('characters'),
    sumOf('wanted'),
    sumOf('shortlisted'),
    sumOf('applied'),
    sumOf('invited'),
    sumOf('auditioned'),
    sumOf('offered'),
    sumOf('cast'),
    sumOf('declined'),
  ];
  const { rows } = await sql<SummaryTotals>`
    select count(*)::int as projects, ${sql.join(columns)} from ${counted(chosen(filter))}`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('A sum always answers');
  return totals;
};
