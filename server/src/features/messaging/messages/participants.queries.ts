import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import type { WriteAccess } from './write-access.policy.ts';

export interface Participant extends WriteAccess {
  readonly conversation_id: number;
  readonly account_id: number;
  readonly other_id: number;
  readonly last_seq: number;
}

/** Until the first message only the person who opened it sees it. */
export const isVisible = sql<boolean>`(participant.last_seq > 0 or coalesce(participant.opened_by, participant.account_id) = participant.account_id)`;

export const blockedBy = (accountId: ReturnType<typeof sql>, whom: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select from blocked_contact where account_id = ${accountId} and blocked_id = ${whom})`;

export const isNotBlocked = (oneId: number, otherId: number) =>
  sql<boolean>`not exists (select from blocked_contact where (account_id, blocked_id) in
    ((${oneId}::int, ${otherId}::int), (${otherId}::int, ${oneId}::int)))`;

/** Needs the accounts "me" and "other". */
export const writeAccess = sql`
  me.frozen_at is not null as is_frozen, other.closed_at is null as other_is_open,
  -- Only needed for frozen people.
  me.frozen_at is not null and exists (select from message where message.conversation_id = participant.conversation_id
    and message.sender_id = participant.other_id) as is_answer,
  ${blockedBy(sql`participant.account_id`, sql`participant.other_id`)} as is_blocked,
  ${blockedBy(sql`participant.other_id`, sql`participant.account_id`)} as is_refused`;

/** Undefined without access. */
export const findParticipant = async (
  db: Database,
  accountId: number,
  conversationId: number,
): Promise<Participant | undefined> => {
  const { rows } = await sql<Participant>`
    select participant.conversation_id, participant.account_id, participant.other_id, participant.last_seq, ${writeAccess}
    from conversation_seat participant
    join ${people('me')} on me.id = participant.account_id
    join ${people('other')} on other.id = participant.other_id
    where participant.account_id = ${accountId} and participant.conversation_id = ${conversationId} and ${isVisible}`.execute(
    db,
  );
  return rows[0];
};

export const lockConversation = (trx: Database, conversationId: number) =>
  trx.selectFrom('conversation').select('id').where('id', '=', conversationId).forNoKeyUpdate().execute();
