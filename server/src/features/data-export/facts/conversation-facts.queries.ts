import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Both sides of each talk. Of the other side it names no more than the talk itself shows. */
export const listConversations = (
  db: Database,
  { id, kind }: { id: number; kind: 'talent' | 'recruiter' },
) => {
  const [mine, theirs] =
    kind === 'talent'
      ? (['conversation.talent_id', 'conversation.recruiter_id'] as const)
      : (['conversation.recruiter_id', 'conversation.talent_id'] as const);
  return db
    .selectFrom('conversation')
    .innerJoin('account as other', 'other.id', theirs)
    .leftJoin('recruiter', 'recruiter.account_id', 'other.id')
    .leftJoin('project', 'project.id', 'conversation.project_id')
    .select([
      sql<string>`trim(other.first_name || ' ' || other.last_name)`.as('with'),
      'recruiter.company',
      'project.title as project',
      'conversation.created_at as started_at',
      sql<object[]>`coalesce((
        select json_agg(json_build_object('from', case when sender_id = ${id} then 'you' else 'them' end,
          'text', text, 'sent_at', message.created_at) order by message.id)
        from message where conversation_id = conversation.id), '[]')`.as('messages'),
    ])
    .where(mine, '=', id)
    .orderBy('conversation.id')
    .execute();
};
