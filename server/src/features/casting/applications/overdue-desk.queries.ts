import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DeskEntry, DeskSource } from '../../../platform/feature/desk-source.ts';
import { fullNameOf, people } from '../../people/person-summaries/index.ts';
import { closesAt, dueAt, isClocked } from '../jobs/index.ts';
import { projects } from '../projects/index.ts';
import { type ApplicantFace, coverOfApplicant, decidesAbout } from './desk.queries.ts';

interface OverdueRow {
  readonly job_id: number;
  readonly job_title: string;
  readonly project_id: number | null;
  readonly project_title: string | null;
  readonly count: number;
  readonly asked: number;
  readonly since: Date;
  readonly closes: Date;
  readonly faces: readonly ApplicantFace[];
}

/** Whose days are over, a task a job, until Callboard closes the first of them. */
async function readOverdue(db: Database, recruiterId: number, now: Date): Promise<DeskEntry[]> {
  const { rows } = await sql<OverdueRow>`
    with overdue as (
      select application.id, application.talent_id, application.asked_at, job.id as job_id, job.title as job_title,
        job.project_id, account.first_name, account.last_name, ${dueAt} as due, ${closesAt} as closes,
        row_number() over (partition by job.id order by application.step_since desc, application.id desc) as place
      from job_application application
      join job on job.id = application.job_id
      join ${people('account')} on account.id = application.talent_id
      where ${isClocked} and ${dueAt} < ${now}::timestamptz and ${decidesAbout(recruiterId)})
    select application.job_id, min(application.job_title) as job_title, min(project.id) as project_id,
      min(project.title) as project_title, count(*)::int as count,
      (count(application.asked_at))::int as asked, min(application.due) as since, min(application.closes) as closes,
      json_agg(json_build_object('first_name', application.first_name, 'last_name', application.last_name,
        'portrait', ${coverOfApplicant}) order by application.place) filter (where application.place <= 5) as faces
    from overdue application
    left join ${projects('project')} on project.id = application.project_id
    group by application.job_id`.execute(db);
  return rows.map((row) => ({
    project:
      row.project_id === null || row.project_title === null
        ? null
        : { id: row.project_id, title: row.project_title },
    character: null,
    talent: null,
    detail: { job: row.job_title, job_id: row.job_id, asked: row.asked },
    count: row.count,
    faces: row.faces.map((face) => ({ name: fullNameOf(face), portrait: face.portrait })),
    since: row.since,
    by: row.closes,
  }));
}

export const overdueReplies: DeskSource = { kind: 'overdue_applications', read: readOverdue };
