import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Never back, and never beyond what there is. */
export const moveReadMark = async (
  trx: Database,
  { conversationId, accountId, seq }: { conversationId: number; accountId: number; seq: number },
) => {
  await sql`
    insert into conversation_read (conversation_id, account_id, last_read_seq)
    select id, ${accountId}, least(${seq}::int, last_seq) from conversation where id = ${conversationId} and last_seq > 0
    on conflict (conversation_id, account_id) do update
      set last_read_seq = excluded.last_read_seq, read_at = now()
      where conversation_read.last_read_seq < excluded.last_read_seq`.execute(trx);
};
