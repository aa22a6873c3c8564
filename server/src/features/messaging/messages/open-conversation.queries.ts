import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { jobApplications, jobs } from '../../casting/jobs/index.ts';
import { projectPeople } from '../../casting/project-access/index.ts';
import { characters, projectShares, projects } from '../../casting/projects/index.ts';
import { people } from '../../people/person-summaries/index.ts';
import { isVisible } from './participants.queries.ts';
import type { Relationship, WriteAccess } from './write-access.policy.ts';

export interface Pair {
  readonly recruiterId: number;
  readonly talentId: number;
}
export interface ConversationKey extends Pair {
  readonly projectId: number | null;
}

/** Undefined when the other account does not exist. */
export const findPair = async (
  db: Database,
  kind: 'talent' | 'recruiter',
  accountId: number,
  otherId: number,
) => {
  const other = await db
    .selectFrom(people('account'))
    .select('kind')
    .where('id', '=', otherId)
    .where('kind', '<>', kind)
    .executeTakeFirst();
  if (!other) return undefined;
  return kind === 'recruiter'
    ? { recruiterId: accountId, talentId: otherId }
    : { recruiterId: otherId, talentId: accountId };
};

export const findConversationId = async (
  db: Database,
  accountId: number,
  key: ConversationKey,
): Promise<number | undefined> => {
  const { rows } = await sql<{ conversation_id: number }>`
    select participant.conversation_id from conversation_seat participant
    where participant.account_id = ${accountId} and participant.recruiter_id = ${key.recruiterId}
      and participant.talent_id = ${key.talentId} and participant.project_id is not distinct from ${key.projectId}::int
      and ${isVisible}`.execute(db);
  return rows[0]?.conversation_id;
};

type RelationshipFacts = Omit<Relationship, 'kind'> & WriteAccess;

export const findRelationship = async (
  db: Database,
  accountId: number,
  { recruiterId, talentId, projectId }: ConversationKey,
): Promise<RelationshipFacts | undefined> => {
  const otherId = accountId === recruiterId ? talentId : recruiterId;
  const applied = sql`from ${jobApplications('application')} join ${jobs('job')} on job.id = application.job_id
    where job.recruiter_id = ${recruiterId} and application.talent_id = ${talentId}
      and application.status <> 'withdrawn'`;
  // By the owner of the project, or by a colleague who is still on it.
  const shared = sql`from ${projectShares('share')} join ${characters('part')} on part.id = share.character_id
    join ${projectPeople('person')} on person.project_id = part.project_id and person.account_id = ${recruiterId}
    where part.project_id = ${projectId}::int and share.talent_id = ${talentId}
      and (person.role = 'owner' or share.shared_by = ${recruiterId})`;
  const blocks = (who: number, whom: number) =>
    sql<boolean>`exists (select from blocked_contact where account_id = ${who} and blocked_id = ${whom})`;
  const { rows } = await sql<RelationshipFacts>`
    select other.kind as other_kind, other.closed_at is null as other_is_open, me.frozen_at is not null as is_frozen, false as is_answer,
      ${blocks(accountId, otherId)} as is_blocked, ${blocks(otherId, accountId)} as is_refused,
      exists (select from ${unlocks('unlock')} where recruiter_id = ${recruiterId} and talent_id = ${talentId}) as is_unlocked,
      exists (select ${applied}) as has_applied,
      case when ${projectId}::int is null then 'none'
        when exists (select ${applied} and job.project_id = ${projectId}::int) then 'applied'
        when ${accountId === talentId}::boolean and exists (select ${shared}) then 'shared'
        when exists (select from ${projects('project')} where id = ${projectId}::int and recruiter_id = ${recruiterId}) then 'own'
        else 'foreign' end as project
    from ${people('me')}, account other where me.id = ${accountId} and other.id = ${otherId}`.execute(db);
  return rows[0];
};

/** One per pair and project, even when opened concurrently. Once both have opened it, both see it. */
export const insertConversation = async (
  trx: Database,
  { recruiterId, talentId, projectId }: ConversationKey,
  openedBy: number,
): Promise<number> => {
  const opened = await trx
    .insertInto('conversation')
    .values({ recruiter_id: recruiterId, talent_id: talentId, project_id: projectId, opened_by: openedBy })
    .onConflict((conflict) => conflict.columns(['recruiter_id', 'talent_id', 'project_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened) return opened.id;
  const { id } = await trx
    .updateTable('conversation')
    .set({ opened_by: sql<number | null>`case when opened_by = ${openedBy} then opened_by end` })
    .where('recruiter_id', '=', recruiterId)
    .where('talent_id', '=', talentId)
    .where(sql<boolean>`project_id is not distinct from ${projectId}::int`)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
