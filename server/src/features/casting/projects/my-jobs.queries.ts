import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ClosedJobEntry, MyJobsSource, OpenJobEntry } from '../../../platform/feature/my-jobs-source.ts';
import { type JobAboutRow, jobAbout, jobJoins, worksFrom, worksTo } from './job-about.queries.ts';

interface CastingRow extends JobAboutRow {
  readonly id: number;
  readonly cast_at: Date;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly city: string | null;
  readonly fee_paise: number | null;
  readonly fee_per: string | null;
  readonly closed_at: Date | null;
  readonly words: string | null;
}

/** The work is ahead, or the project still goes on. */
const isAhead = (now: Date) => sql`(project.status <> 'closed'
  or coalesce(${worksTo} >= (${now}::timestamptz at time zone 'Asia/Kolkata')::date, false))`;

/** What the cast were told when the project closed. */
const castWords = sql`(select closing.answered -> 'cast' ->> 'words' from project_closing closing
  where closing.project_id = project.id order by closing.closed_at desc limit 1)`;

const castings = (talentId: number) => sql`
  select part.id, casting.cast_at, ${worksFrom} as starts_on, ${worksTo} as ends_on, city.name as city,
    part.fee_paise, part.fee_per, project.closed_at, ${castWords} as words, ${jobAbout}
  from character_cast casting
  join project_character part on part.id = casting.character_id
  join project on project.id = part.project_id
  left join city on city.id = project.city_id
  ${jobJoins(sql.ref('project.recruiter_id'))}
  where casting.talent_id = ${talentId}`;

const aboutOf = ({ id, project, character, recruiter }: CastingRow) => ({
  id,
  status: 'cast',
  project,
  character,
  recruiter,
  detail: {},
});

/** Without dates it is for the recruiter to set them. */
async function readOpen(db: Database, talentId: number, now: Date): Promise<OpenJobEntry[]> {
  const { rows } = await sql<CastingRow>`${castings(talentId)} and ${isAhead(now)}`.execute(db);
  return rows.map((row) => ({
    ...aboutOf(row),
    turn: row.starts_on === null ? 'they' : 'set',
    city: row.city,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    fee_paise: row.fee_paise,
    fee_per: row.fee_per,
    since: row.cast_at,
    by: row.starts_on === null ? null : new Date(`${row.starts_on}T00:00:00+05:30`),
  }));
}

async function readClosed(db: Database, talentId: number, now: Date): Promise<ClosedJobEntry[]> {
  const { rows } = await sql<CastingRow>`${castings(talentId)} and not ${isAhead(now)}`.execute(db);
  return rows.map((row) => ({
    ...aboutOf(row),
    ended_at: row.closed_at ?? row.cast_at,
    words: row.words,
    is_answered: true,
    is_cast: true,
  }));
}

export const castJobs: MyJobsSource = { kind: 'casting', readOpen, readClosed };
