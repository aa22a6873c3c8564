import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { jobApplications, jobs } from '../../casting/jobs/index.ts';
import { projectPeople } from '../../casting/project-access/index.ts';
import { characters, projectShares, projects } from '../../casting/projects/index.ts';
import { people, portraitOf, recruiters, talents } from '../../people/person-summaries/index.ts';
import { blockedBy, isVisible } from './participants.queries.ts';

export interface PersonRow {
  readonly user_id: number;
  readonly public_id: string;
  readonly kind: 'talent' | 'recruiter';
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly photo: { readonly key: string; readonly placeholder: string | null } | null;
  readonly is_online: boolean;
  readonly last_seen_at: string | null;
  readonly is_open: boolean;
}

const photo = sql`case when other.closed_at is null then ${portraitOf(
  { account: 'other', talent: 'talent', recruiter: 'recruiter' },
  sql`jsonb_build_object('key', portrait.card_key, 'placeholder', portrait.placeholder)`,
)} end`;

/** Frozen and blocked people do not see presence. */
const presenceFor = (viewerId: number) => sql<boolean>`(other.closed_at is null and other.frozen_at is null
  and not ${blockedBy(sql`other.id`, sql`${viewerId}`)} and not ${blockedBy(sql`${viewerId}`, sql`other.id`)}
  and exists (select from ${people('account')} where id = ${viewerId} and frozen_at is null))`;

/** Needs personJoins. */
export const personFor = (viewerId: number) => sql`jsonb_build_object(
  'user_id', other.id, 'public_id', other.public_id, 'kind', other.kind,
  'first_name', other.first_name, 'last_name', other.last_name, 'company', recruiter.company, 'photo', ${photo},
  'is_online', ${presenceFor(viewerId)} and exists (select from online_account where account_id = other.id),
  'last_seen_at', case when ${presenceFor(viewerId)} then other.last_active_at end,
  'is_open', other.closed_at is null)`;

export const personJoins = sql`
  left join ${recruiters('recruiter')} on recruiter.account_id = other.id
  left join ${talents('talent')} on talent.account_id = other.id`;

/** The members of one conversation, or of all. */
export const listMembers = async (
  db: Database,
  accountId: number,
  { conversationId, top }: { readonly conversationId?: number | undefined; readonly top: number },
): Promise<readonly PersonRow[]> => {
  const which =
    conversationId === undefined
      ? sql`other.id in (select participant.other_id from conversation_seat participant
          where participant.account_id = ${accountId} and ${isVisible})`
      : sql`other.id in (select unnest(array[participant.account_id, participant.other_id]) from conversation_seat participant
          where participant.account_id = ${accountId} and participant.conversation_id = ${conversationId} and ${isVisible})`;
  const { rows } = await sql<{ person: PersonRow }>`
    select ${personFor(accountId)} as person from ${people('other')} ${personJoins}
    where ${which} order by lower(other.first_name), lower(other.last_name), other.id limit ${top}`.execute(
    db,
  );
  return rows.map(({ person }) => person);
};

export interface ReachableRow {
  readonly person: PersonRow;
  readonly project_id: number | null;
  readonly project_title: string | null;
  readonly character_name: string | null;
  readonly conversation_id: number | null;
}

const messagedBefore = (accountId: number) => sql`
  select participant.other_id, participant.project_id, null::int as character_id from conversation_seat participant
  where participant.account_id = ${accountId} and participant.last_seq > 0`;

const relationships: Readonly<Record<'talent' | 'recruiter', (accountId: number) => RawBuilder<unknown>>> = {
  recruiter: (accountId) => sql`
    select talent_id as other_id, null::int as project_id, character_id from ${unlocks('unlock')}
      where recruiter_id = ${accountId}
    union all
    select application.talent_id, job.project_id, application.character_id from ${jobApplications('application')}
      join ${jobs('job')} on job.id = application.job_id
      where job.recruiter_id = ${accountId} and application.status <> 'withdrawn'
    union all ${messagedBefore(accountId)}`,
  talent: (accountId) => sql`
    select job.recruiter_id as other_id, job.project_id, application.character_id
      from ${jobApplications('application')} join ${jobs('job')} on job.id = application.job_id
      where application.talent_id = ${accountId} and application.status <> 'withdrawn'
    union all
    select coalesce(person.account_id, project.recruiter_id), part.project_id, share.character_id
      from ${projectShares('share')} join ${characters('part')} on part.id = share.character_id
      join ${projects('project')} on project.id = part.project_id
      left join ${projectPeople('person')} on person.project_id = project.id and person.account_id = share.shared_by
      where share.talent_id = ${accountId}
    union all ${messagedBefore(accountId)}`,
};

const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** 0 when the text starts with it, 1 when a word in it does. */
const rank = (column: RawBuilder<unknown>, q: string) => sql`case
  when lower(${column}) like ${`${escaped(q)}%`} then 0 when lower(${column}) like ${`% ${escaped(q)}%`} then 1 end`;

/** Matches at the start of the name first. */
export const findReachable = async (
  db: Database,
  { accountId, kind }: { readonly accountId: number; readonly kind: 'talent' | 'recruiter' },
  { q, top }: { readonly q: string; readonly top: number },
): Promise<readonly ReachableRow[]> => {
  const name = sql`other.first_name || ' ' || other.last_name`;
  const fit =
    q === ''
      ? sql`length('')`
      : sql`coalesce(${rank(name, q)}, ${rank(sql`recruiter.company`, q)} + 2, ${rank(sql`project.title`, q)} + 4)`;
  const { rows } = await sql<ReachableRow>`
    with relationship as (select other_id, project_id, max(character_id) as character_id
      from (${relationships[kind](accountId)}) known group by other_id, project_id)
    select ${personFor(accountId)} as person, project.id as project_id, project.title as project_title,
      part.name as character_name, participant.conversation_id
    from relationship
    join ${people('other')} on other.id = relationship.other_id and other.closed_at is null
    ${personJoins}
    left join ${projects('project')} on project.id = relationship.project_id
    left join ${characters('part')} on part.id = relationship.character_id
    left join conversation_seat participant on participant.account_id = ${accountId} and participant.other_id = relationship.other_id
      and participant.project_id is not distinct from relationship.project_id and ${isVisible}
    where not ${blockedBy(sql`other.id`, sql`${accountId}`)} and not ${blockedBy(sql`${accountId}`, sql`other.id`)}
      and ${fit} is not null
    order by ${fit}, participant.last_message_at desc nulls last, lower(other.first_name), lower(other.last_name), other.id,
      project.id nulls first
    limit ${top}`.execute(db);
  return rows;
};
