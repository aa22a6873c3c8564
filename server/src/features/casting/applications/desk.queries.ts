import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DeskEntry, DeskNews, DeskSource } from '../../../platform/feature/desk-source.ts';
import { coverOf, fullNameOf, people } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters, projects } from '../projects/index.ts';

export interface ApplicantFace {
  readonly first_name: string;
  readonly last_name: string;
  readonly portrait: string | null;
}

interface WaitingRow {
  readonly project_id: number | null;
  readonly project_title: string | null;
  readonly character_id: number | null;
  readonly character_name: string | null;
  readonly job_title: string;
  /** Where all of them applied for one job. */
  readonly posted_id: number | null;
  readonly count: number;
  readonly since: Date;
  readonly faces: readonly ApplicantFace[];
}

interface ApplicantRow extends ApplicantFace {
  readonly public_id: string;
  readonly created_at: Date;
  readonly total: number;
}

/** Jobs this recruiter decides about: on projects by their role, others by who posted them. */
export const decidesAbout = (recruiterId: number) => sql`job.id in (
  select own.id from job own where own.recruiter_id = ${recruiterId} and own.project_id is null
  union all
  select team.id from job team
    join ${projectPeople('me')} on me.project_id = team.project_id
    join ${projects('project')} on project.id = team.project_id
  where me.account_id = ${recruiterId} and me.role <> 'viewer' and project.status <> 'closed')`;

export const coverOfApplicant = coverOf(sql.ref('application.talent_id'), sql<string>`cover.card_key`);

/** Applications nobody has opened, by character; those without a character by job. */
export async function readUnopened(db: Database, recruiterId: number): Promise<DeskEntry[]> {
  const { rows } = await sql<WaitingRow>`
    with unopened as (
      select application.talent_id, application.character_id, application.created_at, job.project_id,
        job.id as posted_id, job.title as job_title, account.first_name, account.last_name,
        case when application.character_id is null then job.id end as job_id,
        row_number() over (
          partition by application.character_id, case when application.character_id is null then job.id end
          order by application.created_at desc, application.id desc) as place
      from job_application application
      join job on job.id = application.job_id
      join ${people('account')} on account.id = application.talent_id
      where application.status = 'applied' and ${decidesAbout(recruiterId)})
    select min(project.id) as project_id, min(project.title) as project_title,
      application.character_id, min(part.name) as character_name, min(application.job_title) as job_title,
      case when count(distinct application.posted_id) = 1 then min(application.posted_id) end as posted_id,
      count(*)::int as count, min(application.created_at) as since,
      json_agg(json_build_object('first_name', application.first_name, 'last_name', application.last_name,
        'portrait', ${coverOfApplicant}) order by application.place) filter (where application.place <= 5) as faces
    from unopened application
    left join ${characters('part')} on part.id = application.character_id
    left join ${projects('project')} on project.id = coalesce(part.project_id, application.project_id)
    group by application.character_id, application.job_id`.execute(db);
  return rows.map(
    ({ project_id, project_title, character_id, character_name, job_title, posted_id, ...row }) => ({
      project:
        project_id === null || project_title === null ? null : { id: project_id, title: project_title },
      character:
        character_id === null || character_name === null ? null : { id: character_id, name: character_name },
      talent: null,
      detail: { job: job_title, ...(posted_id !== null && { job_id: posted_id }) },
      count: row.count,
      faces: row.faces.map((face) => ({ name: fullNameOf(face), portrait: face.portrait })),
      since: row.since,
      by: null,
    }),
  );
}

const facesOfNews = 8;

export async function readApplicants(db: Database, recruiterId: number, since: Date): Promise<DeskNews> {
  const { rows } = await sql<ApplicantRow>`
    select account.public_id, account.first_name, account.last_name, application.created_at,
      ${coverOfApplicant} as portrait, (count(*) over ())::int as total
    from job_application application
    join job on job.id = application.job_id
    join ${people('account')} on account.id = application.talent_id
    where application.created_at > ${since} and application.status <> 'withdrawn'
      and ${decidesAbout(recruiterId)}
    order by application.created_at desc, application.id desc limit ${facesOfNews}`.execute(db);
  return {
    count: rows[0]?.total ?? 0,
    people: rows.map(({ public_id, created_at, portrait, ...name }) => ({
      publicId: public_id,
      name: fullNameOf(name),
      portrait,
      at: created_at,
    })),
  };
}

export const unopenedApplications: DeskSource = {
  kind: 'applications',
  read: readUnopened,
  news: { counts: 'applications', read: readApplicants },
};
