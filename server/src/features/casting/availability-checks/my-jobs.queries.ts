import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { MyJobsSource, OpenJobEntry } from '../../../platform/feature/my-jobs-source.ts';
import { characters, type JobAboutRow, jobAbout, jobJoins, projects } from '../projects/index.ts';

interface AskedRow extends JobAboutRow {
  readonly id: number;
  readonly status: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly asked_at: Date;
  readonly settled_at: Date | null;
  readonly due_at: Date;
  readonly city: string | null;
}

/** How long a reply stays in sight, to be changed. */
const shownForDays = 7;

/** Whether they may be reached about these dates at all, and until when: as questions expire. */
async function readOpen(db: Database, talentId: number, now: Date): Promise<OpenJobEntry[]> {
  const { rows } = await sql<AskedRow>`
    select question.id, question.status, question.starts_on, question.ends_on, question.asked_at,
      question.settled_at, city.name as city, ${jobAbout},
      case when unlock.was_away then least(question.asked_at + interval '7 days', over.at) else over.at end as due_at
    from availability_question question
    join unlock on unlock.recruiter_id = question.recruiter_id and unlock.talent_id = question.talent_id
    cross join lateral (
      select (question.ends_on + 1)::timestamp at time zone 'Asia/Kolkata' as at) over
    left join ${characters('part')} on part.id = question.character_id
    left join ${projects('project')} on project.id = part.project_id
    left join city on city.id = project.city_id
    ${jobJoins(sql.ref('question.recruiter_id'))}
    where question.talent_id = ${talentId} and over.at > ${now}
      and owner.closed_at is null and (question.status = 'asked' or (question.status = 'available'
        and question.settled_at > ${now}::timestamptz - make_interval(days => ${shownForDays})))`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    project: row.project,
    character: row.character,
    recruiter: row.recruiter,
    detail: {},
    turn: row.status === 'asked' ? 'you' : 'they',
    city: row.city,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    fee_paise: null,
    fee_per: null,
    since: row.settled_at ?? row.asked_at,
    by: row.status === 'asked' ? row.due_at : null,
  }));
}

export const askedDates: MyJobsSource = { kind: 'availability_check', readOpen };
