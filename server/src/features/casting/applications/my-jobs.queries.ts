import type { ApplicationStage } from '@callboard/contract/casting/project-share-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ClosedJobEntry, MyJobsSource, OpenJobEntry } from '../../../platform/feature/my-jobs-source.ts';
import { type ClockRow, clockOf, roleWorksFrom, roleWorksTo } from '../jobs/index.ts';
import { castings, characters, type JobAboutRow, jobAbout, jobJoins, projects } from '../projects/index.ts';
import { isMoving, isOfStage, movingFirst, roleFee } from './moving.queries.ts';

export interface ApplicationRow extends JobAboutRow {
  readonly id: number;
  readonly status: string;
  readonly title: string;
  readonly answer_words: string | null;
  readonly created_at: Date;
  readonly step_since: Date;
  readonly clock: ClockRow | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly city: string | null;
  readonly fee_paise: number | null;
  readonly fee_per: string | null;
  readonly is_cast: boolean;
}

const applicationsOf = (talentId: number) => sql`
  select application.id, application.status, job.title, application.answer_words, application.created_at,
    application.step_since, ${clockOf} as clock, ${roleWorksFrom} as starts_on, ${roleWorksTo} as ends_on, city.name as city,
    ${roleFee},
    exists (select from ${castings('casting')} where casting.character_id = application.character_id
      and casting.talent_id = application.talent_id) as is_cast, ${jobAbout}
  from job_application application
  join job on job.id = application.job_id
  left join ${characters('part')} on part.id = application.character_id
  left join ${projects('project')} on project.id = coalesce(part.project_id, job.project_id)
  left join city on city.id = coalesce(job.city_id, project.city_id)
  ${jobJoins(sql`coalesce(project.recruiter_id, job.recruiter_id)`)}
  where application.talent_id = ${talentId}`;

/** When the days of the step are over. Null where it waits for nobody. */
export const dueAfter = ({ clock }: Pick<ApplicationRow, 'clock'>) => clock && new Date(clock.due_at);

const aboutOf = ({ id, status, project, character, recruiter, title }: ApplicationRow) => ({
  id,
  status,
  project,
  character,
  recruiter,
  detail: { job: title },
});

async function readOpen(db: Database, talentId: number): Promise<OpenJobEntry[]> {
  const { rows } = await sql<ApplicationRow>`${applicationsOf(talentId)}
    and ${isMoving}`.execute(db);
  return rows
    .filter(({ is_cast }) => !is_cast)
    .map((row) => ({
      ...aboutOf(row),
      turn: 'they',
      city: row.city,
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      fee_paise: row.fee_paise,
      fee_per: row.fee_per,
      since: row.step_since,
      by: dueAfter(row),
    }));
}

async function readClosed(db: Database, talentId: number): Promise<ClosedJobEntry[]> {
  const { rows } = await sql<ApplicationRow>`${applicationsOf(talentId)}
    and not ${isMoving}`.execute(db);
  return rows
    .filter(({ is_cast }) => !is_cast)
    .map((row) => ({
      ...aboutOf(row),
      ended_at: row.step_since,
      words: row.answer_words,
      is_answered: row.status !== 'role_closed' || row.answer_words !== null,
      is_cast: row.status === 'cast',
    }));
}

export const appliedJobs: MyJobsSource = { kind: 'application', readOpen, readClosed };

interface ApplicationSearch {
  readonly stage: ApplicationStage | undefined;
  readonly limit: number;
  readonly offset: number;
}

export const listOwnApplications = async (
  db: Database,
  talentId: number,
  { stage, limit, offset }: ApplicationSearch,
) => {
  const { rows } = await sql<ApplicationRow>`${applicationsOf(talentId)} and ${isOfStage(stage)}
    order by ${movingFirst}
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number; moving: number }>`
    select count(*)::int as total, (count(*) filter (where ${isMoving}))::int as moving
    from job_application application where talent_id = ${talentId}`.execute(db);
  const { total, moving } = counted.rows[0] ?? { total: 0, moving: 0 };
  const found = { moving, ended: total - moving };
  return { rows, total, moving, found: stage === undefined ? total : found[stage] };
};
