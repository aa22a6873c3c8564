import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../../casting/projects/index.ts';
import { people, wholeName } from '../../people/person-summaries/index.ts';
import { type MessageRow, messageColumns } from './message-row.queries.ts';

export interface FoundRow extends MessageRow {
  readonly name: string;
  readonly project_title: string | null;
}

interface MessageSearch {
  readonly q: string;
  readonly conversationId?: number | undefined;
  readonly limit: number;
}

/** In conversations of one's own alone. */
export const searchMessages = async (
  db: Database,
  accountId: number,
  { q, conversationId, limit }: MessageSearch,
): Promise<readonly FoundRow[]> => {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<FoundRow>`
    select ${messageColumns}, ${wholeName('other')} as name, project.title as project_title
    from conversation_seat participant
    join message on message.conversation_id = participant.conversation_id
    join ${people('other')} on other.id = participant.other_id
    left join ${projects('project')} on project.id = participant.project_id
    where participant.account_id = ${accountId} and message.deleted_at is null and message.text ilike ${pattern}
      and ${conversationId === undefined ? sql`true` : sql`participant.conversation_id = ${conversationId}`}
    order by message.created_at desc, message.id desc limit ${limit}`.execute(db);
  return rows;
};
