import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import { type MessageRow, messageColumns } from './message-row.queries.ts';
import { blockedBy } from './participants.queries.ts';

interface LiveMessageRow extends MessageRow {
  readonly accounts: readonly number[];
}

/** With the accounts that may receive it. */
export const findLiveMessage = async (
  db: Database,
  messageId: number,
): Promise<LiveMessageRow | undefined> => {
  const { rows } = await sql<LiveMessageRow>`
    select ${messageColumns}, array(select account.id from ${people('account')}
      where account.id in (conversation.recruiter_id, conversation.talent_id)
        and account.closed_at is null) as accounts
    from message join conversation on conversation.id = message.conversation_id
    where message.id = ${messageId}`.execute(db);
  return rows[0];
};

/** The other person is neither frozen nor closed, and neither has blocked the other. */
const mayNotifyOther = sql<boolean>`other.frozen_at is null and other.closed_at is null
  and not ${blockedBy(sql`me.id`, sql`other.id`)} and not ${blockedBy(sql`other.id`, sql`me.id`)}`;

const mayNotifyEachOther = sql<boolean>`me.frozen_at is null and me.closed_at is null and ${mayNotifyOther}`;

const partners = sql`from conversation_seat participant
  join ${people('me')} on me.id = participant.account_id
  join ${people('other')} on other.id = participant.other_id`;

export const findOther = async (db: Database, accountId: number, conversationId: number) => {
  const { rows } = await sql<{ other_id: number }>`
    select participant.other_id ${partners}
    where participant.account_id = ${accountId} and participant.conversation_id = ${conversationId} and participant.last_seq > 0
      and ${mayNotifyEachOther}`.execute(db);
  return rows[0]?.other_id;
};

/** Includes partners of frozen people, who are shown as offline. */
export const listPartners = async (db: Database, accountId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ other_id: number }>`
    select distinct participant.other_id ${partners}
    where participant.account_id = ${accountId} and participant.last_seq > 0 and ${mayNotifyOther}`.execute(
    db,
  );
  return rows.map(({ other_id }) => other_id);
};
