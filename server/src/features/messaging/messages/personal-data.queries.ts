import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../../casting/projects/index.ts';
import { fullName, people, recruiters } from '../../people/person-summaries/index.ts';

/** Both sides of each conversation. Shows no more about the other person than the conversation does. */
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
    .innerJoin(people('other'), 'other.id', theirs)
    .leftJoin(recruiters('recruiter'), 'recruiter.account_id', 'other.id')
    .leftJoin(projects('project'), 'project.id', 'conversation.project_id')
    .select([
      fullName('other').as('with'),
      'recruiter.company',
      'project.title as project',
      'conversation.created_at as started_at',
      sql<object[]>`coalesce((
        select json_agg(json_build_object('from', case when sender_id = ${id} then 'you' else 'them' end,
          'text', text, 'sent_at', message.created_at, 'edited_at', edited_at, 'taken_back_at', deleted_at,
          'files', array(select file_name from message_attachment where message_id = message.id order by position))
          order by message.seq)
        from message where conversation_id = conversation.id), '[]')`.as('messages'),
    ])
    .where(mine, '=', id)
    .orderBy('conversation.id')
    .execute();
};

export const listBlocked = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('blocked_contact')
    .innerJoin(people('account'), 'account.id', 'blocked_contact.blocked_id')
    .select([fullName('account').as('name'), 'blocked_contact.blocked_at'])
    .where('blocked_contact.account_id', '=', id)
    .orderBy('blocked_contact.blocked_at')
    .execute();

const erasedWords = 'Erased together with the account it came from.';

/**
 * Empties the messages in one statement and gives each a new revision, so open pages update. Order and other
 * people's messages stay.
 */
export const eraseOwnMessages = (trx: Database, { id: accountId }: { readonly id: number }) =>
  sql`
    with own as (
      select id, conversation_id, row_number() over (partition by conversation_id order by seq) as place
      from message where sender_id = ${accountId} and deleted_at is null),
    talk as (
      update conversation set revision = conversation.revision + changed.messages
      from (select conversation_id, count(*)::int as messages from own group by conversation_id) changed
      where conversation.id = changed.conversation_id
      returning conversation.id, conversation.revision - changed.messages as revision)
    update message set text = ${erasedWords}, revision = talk.revision + own.place
    from own join talk on talk.id = own.conversation_id
    where message.id = own.id`.execute(trx);

export const listSentFiles = async (trx: Database, accountId: number): Promise<(string | null)[]> => {
  const rows = await trx
    .selectFrom('message_attachment')
    .select(['file_key', 'thumbnail_key'])
    .where('owner_id', '=', accountId)
    .execute();
  return rows.flatMap(({ file_key, thumbnail_key }) => [file_key, thumbnail_key]);
};
