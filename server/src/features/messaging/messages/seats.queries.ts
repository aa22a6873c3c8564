import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import type { Standing } from './writing.policy.ts';

export interface Seat extends Standing {
  readonly conversation_id: number;
  readonly account_id: number;
  readonly other_id: number;
  readonly last_seq: number;
}

/** Before something is said in it, a conversation is seen by who opened it. */
export const inSight = sql<boolean>`(seat.last_seq > 0 or coalesce(seat.opened_by, seat.account_id) = seat.account_id)`;

export const blockedBy = (who: ReturnType<typeof sql>, whom: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select from blocked_contact where account_id = ${who} and blocked_id = ${whom})`;

/** Neither of the two has blocked the other. */
export const areOnTerms = (oneId: number, otherId: number) =>
  sql<boolean>`not exists (select from blocked_contact where (account_id, blocked_id) in
    ((${oneId}::int, ${otherId}::int), (${otherId}::int, ${oneId}::int)))`;

/** How the one in the seat stands to the other; needs the accounts "me" and "other". */
export const standing = sql`
  me.frozen_at is not null as is_frozen, other.closed_at is null as other_is_open,
  -- Matters to who is frozen alone: nobody else waits for the answer.
  me.frozen_at is not null and exists (select from message where message.conversation_id = seat.conversation_id
    and message.sender_id = seat.other_id) as is_answer,
  ${blockedBy(sql`seat.account_id`, sql`seat.other_id`)} as is_blocked,
  ${blockedBy(sql`seat.other_id`, sql`seat.account_id`)} as is_refused`;

/** Undefined for whoever has no seat in it. */
export const findSeat = async (
  db: Database,
  accountId: number,
  conversationId: number,
): Promise<Seat | undefined> => {
  const { rows } = await sql<Seat>`
    select seat.conversation_id, seat.account_id, seat.other_id, seat.last_seq, ${standing}
    from conversation_seat seat
    join ${people('me')} on me.id = seat.account_id
    join ${people('other')} on other.id = seat.other_id
    where seat.account_id = ${accountId} and seat.conversation_id = ${conversationId} and ${inSight}`.execute(
    db,
  );
  return rows[0];
};

/** Whatever is written in it from here on waits for the end of this transaction. */
export const lockConversation = (trx: Database, conversationId: number) =>
  trx.selectFrom('conversation').select('id').where('id', '=', conversationId).forNoKeyUpdate().execute();
