import { type ShareStatus, stepDays } from '@callboard/contract/casting/project-share-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { ClosedJobEntry, MyJobsSource, OpenJobEntry } from '../../../platform/feature/my-jobs-source.ts';
import {
  candidates,
  castings,
  characters,
  type JobAboutRow,
  jobAbout,
  jobJoins,
  projects,
  worksFrom,
  worksTo,
} from '../projects/index.ts';
import { endedBy, isAnswerable, type ShareState } from './share-states.policy.ts';

interface ShareJobRow extends JobAboutRow, ShareState {
  readonly id: number;
  readonly message: string | null;
  readonly answer_words: string | null;
  readonly shared_at: Date;
  readonly answered_at: Date | null;
  readonly ended_at: Date;
  readonly due_at: Date;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly city: string | null;
  readonly fee_paise: number | null;
  readonly fee_per: string | null;
  readonly is_cast: boolean;
}

/** Each step has its days; an answer is no use once the project wants everyone cast. */
const dueAt = sql`case when share.status in ('shared', 'read')
  then least(share.shared_at + make_interval(days => ${stepDays}),
    case when project.cast_by is not null
      then greatest((project.cast_by + 1)::timestamp at time zone 'Asia/Kolkata', share.shared_at + interval '1 day') end)
  else share.answered_at + make_interval(days => ${stepDays}) end`;

const sharesOf = async (db: Database, talentId: number) => {
  const { rows } = await sql<ShareJobRow>`
    select share.id, share.status, share.message, share.answer_words, share.shared_at, share.answered_at,
      project.status as project_status, part.status as character_status,
      (select candidate.rank from ${candidates('candidate')}
        where candidate.character_id = share.character_id and candidate.talent_id = share.talent_id) as rank,
      exists (select from ${castings('casting')} where casting.character_id = share.character_id
        and casting.talent_id = share.talent_id) as is_cast,
      coalesce(share.closed_at, case when share.status = 'declined' then share.answered_at end,
        (select max(casting.cast_at) from ${castings('casting')}
          where casting.character_id = share.character_id),
        project.closed_at, share.answered_at, share.shared_at) as ended_at,
      ${dueAt} as due_at, ${worksFrom} as starts_on, ${worksTo} as ends_on, city.name as city,
      part.fee_paise, part.fee_per, ${jobAbout}
    from project_share share
    join ${characters('part')} on part.id = share.character_id
    join ${projects('project')} on project.id = part.project_id
    left join city on city.id = project.city_id
    ${jobJoins(sql.ref('project.recruiter_id'))}
    where share.talent_id = ${talentId}`.execute(db);
  return rows;
};

/** The recruiter went on with them; what they came to is told by its own feature. */
const wentOn = ({ rank }: ShareJobRow) => rank !== null && rank < 4;

const isOpen = (row: ShareJobRow) => row.status !== 'declined' && isAnswerable(row);

const aboutOf = ({ id, status, project, character, recruiter, message }: ShareJobRow) => ({
  id,
  status,
  project,
  character,
  recruiter,
  detail: message === null ? {} : { message },
});

const isAsked = (status: ShareStatus) => status === 'shared' || status === 'read';

async function readOpen(db: Database, talentId: number): Promise<OpenJobEntry[]> {
  return (await sharesOf(db, talentId)).filter(isOpen).map((row) => ({
    ...aboutOf(row),
    turn: isAsked(row.status) ? 'you' : 'they',
    city: row.city,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    fee_paise: row.fee_paise,
    fee_per: row.fee_per,
    since: row.answered_at ?? row.shared_at,
    by: row.due_at,
  }));
}

/** How it ended: by the talent, by the project, or by what became of the character. */
const endOf = (row: ShareJobRow) => {
  if (row.status === 'declined') return 'declined';
  const end = endedBy(row);
  return end === 'role_cast' || end === 'role_dropped' ? end : 'closed';
};

/** Also where the character went to someone else, or was dropped, while the project goes on. */
async function readClosed(db: Database, talentId: number): Promise<ClosedJobEntry[]> {
  const ended = (await sharesOf(db, talentId)).filter(
    (row) =>
      !isOpen(row) && !row.is_cast && (row.status === 'closed' || row.status === 'declined' || !wentOn(row)),
  );
  return ended.map((row) => ({
    ...aboutOf(row),
    status: endOf(row),
    ended_at: row.ended_at,
    words: row.answer_words,
    is_answered: row.answer_words !== null || row.status === 'declined',
    is_cast: false,
  }));
}

export const sharedJobs: MyJobsSource = { kind: 'share', readOpen, readClosed };
