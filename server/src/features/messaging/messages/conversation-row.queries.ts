import { sql } from 'kysely';
import { unlocks } from '../../casting/connections/index.ts';
import { jobApplications, jobs } from '../../casting/jobs/index.ts';
import { castings, characters, projectShares, projects, shortlists } from '../../casting/projects/index.ts';
import { people } from '../../people/person-summaries/index.ts';
import { type MessageRow, messageColumns } from './message-row.queries.ts';
import { writeAccess } from './participants.queries.ts';
import { type PersonRow, personFor, personJoins } from './people.queries.ts';
import type { WriteAccess } from './write-access.policy.ts';

export interface ConversationRow extends WriteAccess {
  readonly conversation_id: number;
  readonly last_seq: number;
  readonly revision: number;
  readonly last_message_at: Date | null;
  readonly project_id: number | null;
  readonly project_title: string | null;
  readonly character_name: string | null;
  readonly read_seq: number;
  readonly other_read_seq: number;
  readonly unread: number;
  /** Seq of the first unread message. */
  readonly unread_from: number | null;
  readonly person: PersonRow;
  readonly last_message: MessageRow | null;
}

const ofThisProject = sql`(participant.project_id is null or part.project_id = participant.project_id)`;

/** The character they were cast as, applied for, were asked about, unlocked for or, visible to the recruiter only, shortlisted for. */
export const characterName = sql<string | null>`coalesce(
  (select part.name from ${castings('casting')} join ${characters('part')} on part.id = casting.character_id
    where casting.talent_id = participant.talent_id and part.project_id = participant.project_id
    order by part.position limit 1),
  (select part.name from ${jobApplications('application')}
    join ${jobs('job')} on job.id = application.job_id and job.recruiter_id = participant.recruiter_id
    join ${characters('part')} on part.id = application.character_id
    where application.talent_id = participant.talent_id and ${ofThisProject} order by application.id desc limit 1),
  (select part.name from ${projectShares('share')} join ${characters('part')} on part.id = share.character_id
    where share.talent_id = participant.talent_id and part.project_id = participant.project_id
    order by share.shared_at desc limit 1),
  (select part.name from ${unlocks('unlock')} join ${characters('part')} on part.id = unlock.character_id
    where unlock.recruiter_id = participant.recruiter_id and unlock.talent_id = participant.talent_id and ${ofThisProject}),
  case when participant.account_id = participant.recruiter_id then (
    select part.name from ${shortlists('listed')}
    join ${characters('part')} on part.id = listed.character_id
    join ${projects('mine')} on mine.id = part.project_id and mine.recruiter_id = participant.recruiter_id
    where listed.talent_id = participant.talent_id and ${ofThisProject} order by listed.id desc limit 1) end)`;

const unread = sql`(select count(*)::int from message
  where message.conversation_id = participant.conversation_id and message.seq > coalesce(mine.last_read_seq, 0)
    and message.sender_id <> participant.account_id and message.deleted_at is null)`;

/** Conversations as the viewer sees them, from a source of rows called "participant". */
export const conversationsFrom = (
  participants: ReturnType<typeof sql>,
  viewerId: number,
) => sql<ConversationRow>`
  select participant.conversation_id, participant.last_seq, participant.revision, participant.last_message_at,
    project.id as project_id, project.title as project_title, ${characterName} as character_name,
    coalesce(mine.last_read_seq, 0) as read_seq, coalesce(theirs.last_read_seq, 0) as other_read_seq,
    ${unread} as unread,
    unread_from(participant.conversation_id, participant.account_id, coalesce(mine.last_read_seq, 0)) as unread_from,
    ${personFor(viewerId)} as person, ${writeAccess},
    (select to_jsonb(last) from (select ${messageColumns} from message
      where message.conversation_id = participant.conversation_id and message.seq = participant.last_seq) last) as last_message
  from ${participants}
  join ${people('me')} on me.id = participant.account_id
  join ${people('other')} on other.id = participant.other_id
  ${personJoins}
  left join ${projects('project')} on project.id = participant.project_id
  left join conversation_read mine on mine.conversation_id = participant.conversation_id and mine.account_id = participant.account_id
  left join conversation_read theirs
    on theirs.conversation_id = participant.conversation_id and theirs.account_id = participant.other_id`;
