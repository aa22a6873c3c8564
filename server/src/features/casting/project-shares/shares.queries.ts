import type { Interest, ShareStatus } from '@callboard/contract/casting/project-share-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, talents } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { candidates, characters, projects } from '../projects/index.ts';
import { changedBy, type Replier, type ShareState, shareStates } from './share-states.policy.ts';

/** Locks the character against closing and dropping, until the shares are there. Undefined when it is not of the project. */
export const lockCharacter = async (trx: Database, projectId: number, characterId: number) => {
  const { rows } = await sql<{ project_status: string; character_status: string }>`
    select project.status as project_status, part.status as character_status
    from ${characters('part')} join ${projects('project')} on project.id = part.project_id
    where part.id = ${characterId} and project.id = ${projectId}
    for no key update of part, project`.execute(trx);
  return rows[0];
};

export interface AskableRow {
  readonly id: number;
  readonly first_name: string;
  readonly is_frozen: boolean;
  /** Neither has blocked the other. */
  readonly may_write: boolean;
  readonly was_shared: boolean;
}

export const findAskable = async (
  trx: Database,
  { talentId, characterId }: { talentId: number; characterId: number },
  isNotBlocked: RawBuilder<boolean>,
) => {
  const { rows } = await sql<AskableRow>`
    select account.id, account.first_name, account.frozen_at is not null as is_frozen,
      ${isNotBlocked} as may_write,
      exists (select from project_share where character_id = ${characterId} and talent_id = account.id
        and status <> 'closed') as was_shared
    from ${people('account')} where account.id = ${talentId}`.execute(trx);
  return rows[0];
};

interface NewShares {
  readonly characterId: number;
  readonly talentIds: readonly number[];
  readonly sharedBy: number;
  readonly message: string | null;
}

/** Whom an earlier end of the project closed is asked again; everyone else who was asked stays. Who is new. */
export const insertShares = async (
  trx: Database,
  { characterId, talentIds, sharedBy, message }: NewShares,
): Promise<number[]> => {
  const { rows } = await sql<{ talent_id: number }>`
    insert into project_share as share (character_id, talent_id, shared_by, message)
    select ${characterId}, wanted.talent_id, ${sharedBy}, ${message}::text
    from unnest(${[...talentIds]}::int[]) with ordinality wanted (talent_id, place) order by wanted.place
    on conflict (character_id, talent_id) do update set status = 'shared', shared_by = excluded.shared_by,
      message = excluded.message, shared_at = now(), read_at = null, answered_at = null, closed_at = null,
      answer_words = null
    where share.status = any(${changedBy('share')})
    returning talent_id`.execute(trx);
  return rows.map(({ talent_id }) => talent_id);
};

const shareColumns = sql`share.id, part.project_id, share.character_id, share.talent_id, share.message, share.status,
  share.decline_reason, share.shared_at, share.read_at, share.answered_at, share.closed_at`;

export interface ShareRow {
  readonly id: number;
  readonly project_id: number;
  readonly character_id: number;
  readonly talent_id: number;
  readonly message: string | null;
  readonly status: ShareStatus;
  readonly decline_reason: string | null;
  readonly shared_at: Date;
  readonly read_at: Date | null;
  readonly answered_at: Date | null;
  readonly closed_at: Date | null;
}

export const listSharesOf = async (db: Database, characterId: number, talentIds: readonly number[]) => {
  const { rows } = await sql<ShareRow>`
    select ${shareColumns} from project_share share
    join ${characters('part')} on part.id = share.character_id
    where share.character_id = ${characterId} and share.talent_id = any(${[...talentIds]})
    order by share.shared_at desc, share.id desc`.execute(db);
  return rows;
};

export type OwnShareRow = ShareRow & ShareState;

/** One of this talent, locked with the project it belongs to. Undefined when it is someone else's. */
export const lockOwnShare = async (trx: Database, talentId: number, id: number) => {
  const { rows } = await sql<OwnShareRow>`
    select ${shareColumns}, project.status as project_status, part.status as character_status,
      (select candidate.rank from ${candidates('candidate')}
        where candidate.character_id = share.character_id and candidate.talent_id = share.talent_id) as rank
    from project_share share
    join ${characters('part')} on part.id = share.character_id
    join ${projects('project')} on project.id = part.project_id
    where share.id = ${id} and share.talent_id = ${talentId}
    for update of share`.execute(trx);
  return rows[0];
};

export const findShare = async (db: Database, id: number) => {
  const { rows } = await sql<ShareRow>`
    select ${shareColumns} from project_share share
    join ${characters('part')} on part.id = share.character_id where share.id = ${id}`.execute(db);
  return rows[0];
};

const statusAfter = (step: 'open') =>
  sql`${JSON.stringify(
    Object.fromEntries(Object.entries(shareStates).map(([status, steps]) => [status, steps[step]])),
  )}::jsonb ->> share.status`;

/** Opens what was shared with this talent. The first time, it is noted. How many there are, and whether any was new. */
export const openShares = async (trx: Database, projectId: number, talentId: number) => {
  const { rows } = await sql<{ was_new: boolean }>`
    with sent as (
      select share.id, share.read_at is null as was_new from project_share share
      join ${characters('part')} on part.id = share.character_id
      where part.project_id = ${projectId} and share.talent_id = ${talentId} for update of share)
    update project_share share set read_at = coalesce(read_at, now()), status = ${statusAfter('open')}
    from sent where sent.id = share.id returning sent.was_new`.execute(trx);
  return { count: rows.length, wasNew: rows.some(({ was_new }) => was_new) };
};

export const openShare = (trx: Database, id: number) =>
  sql`update project_share share set read_at = coalesce(read_at, now()), status = ${statusAfter('open')}
    where id = ${id}`.execute(trx);

interface SavedAnswer {
  readonly id: number;
  readonly interest: Interest;
  readonly reason: string | null;
}

export const saveAnswer = (trx: Database, { id, interest, reason }: SavedAnswer) =>
  trx
    .updateTable('project_share')
    .set({
      status: interest,
      decline_reason: reason,
      answered_at: sql<Date>`now()`,
      read_at: sql<Date>`coalesce(read_at, now())`,
    })
    .where('id', '=', id)
    .execute();

export const saveReason = (trx: Database, id: number, reason: string) =>
  trx.updateTable('project_share').set({ decline_reason: reason }).where('id', '=', id).execute();

/** What decides about answers of someone under 18. */
export const findReplier = async (db: Database, talentId: number): Promise<Replier> => {
  const { rows } = await sql<Replier>`
    select coalesce(is_adult(talent.date_of_birth), false) as is_adult,
      talent.completed_at is null and not coalesce(is_adult(talent.date_of_birth), true) as needs_guardian
    from ${talents('talent')} where talent.account_id = ${talentId}`.execute(db);
  return rows[0] ?? { is_adult: false, needs_guardian: true };
};

export const findTalentName = async (db: Database, talentId: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom(people('account'))
    .select(fullName('account').as('name'))
    .where('account.id', '=', talentId)
    .executeTakeFirst();
  return row?.name;
};

/** Who shared it, while they are on the project, and its owner. */
export const listToNotify = async (db: Database, shareId: number): Promise<number[]> => {
  const { rows } = await sql<{ account_id: number }>`
    select person.account_id from project_share share
    join ${characters('part')} on part.id = share.character_id
    join ${projectPeople('person')} on person.project_id = part.project_id
    where share.id = ${shareId} and (person.role = 'owner' or person.account_id = share.shared_by)
    order by person.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
};
