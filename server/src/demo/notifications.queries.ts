import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

const nameOf = sql<string>`trim(other.first_name || ' ' || other.last_name)`;

export const findDemoPerson = (trx: Database, email: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'public_id', 'first_name', 'created_at', 'kind'])
    .where('email', '=', email)
    .executeTakeFirst();

export const listUnlocks = (trx: Database, talentId: number) =>
  trx
    .selectFrom('unlock')
    .innerJoin('account as other', 'other.id', 'unlock.recruiter_id')
    .leftJoin('availability_question as question', (join) =>
      join
        .onRef('question.recruiter_id', '=', 'unlock.recruiter_id')
        .onRef('question.talent_id', '=', 'unlock.talent_id'),
    )
    .select([
      'other.id',
      'other.public_id',
      nameOf.as('name'),
      'unlock.unlocked_at',
      'question.id as question_id',
      'question.status',
      'question.starts_on',
      'question.ends_on',
    ])
    .where('unlock.talent_id', '=', talentId)
    .execute();

/** Past days with the number of visitors, and the name when it was one. */
export const listProfileViews = (trx: Database, talentId: number) =>
  trx
    .selectFrom('profile_view as look')
    .innerJoin('account as other', 'other.id', 'look.recruiter_id')
    .innerJoin('recruiter', 'recruiter.account_id', 'look.recruiter_id')
    .select(({ fn }) => [
      'look.day',
      fn.countAll<number>().as('count'),
      sql<number>`min(other.id)`.as('id'),
      sql<string>`min(other.first_name || ' ' || other.last_name || ' of ' || recruiter.company)`.as('name'),
    ])
    .where('look.talent_id', '=', talentId)
    .where(sql<boolean>`look.day < (now() at time zone 'Asia/Kolkata')::date`)
    .groupBy('look.day')
    .execute();

export const listUnread = (trx: Database, accountId: number) =>
  trx
    .selectFrom('conversation_waiting as waiting')
    .innerJoin('conversation_seat as seat', (join) =>
      join
        .onRef('seat.conversation_id', '=', 'waiting.conversation_id')
        .onRef('seat.account_id', '=', 'waiting.account_id'),
    )
    .innerJoin('account as other', 'other.id', 'seat.other_id')
    .innerJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'waiting.conversation_id')
        .onRef('message.seq', '=', 'waiting.first_seq'),
    )
    .leftJoin('recruiter', 'recruiter.account_id', 'other.id')
    .leftJoin('project', 'project.id', 'seat.project_id')
    .select([
      'waiting.conversation_id',
      'waiting.first_seq',
      'other.id',
      nameOf.as('name'),
      'recruiter.company',
      'project.title',
      'message.created_at',
    ])
    .where('waiting.account_id', '=', accountId)
    .execute();

export const listAnswers = (trx: Database, recruiterId: number) =>
  trx
    .selectFrom('availability_question as question')
    .innerJoin('account as other', 'other.id', 'question.talent_id')
    .select([
      'question.id',
      'question.status',
      'question.starts_on',
      'question.ends_on',
      'question.settled_at',
      'other.id as talent_id',
      'other.public_id',
      nameOf.as('name'),
    ])
    .where('question.recruiter_id', '=', recruiterId)
    .where('question.status', 'in', ['available', 'not_available'])
    .execute();

/** Read notifications and everything before them count as seen in the bell. */
export const markSeen = (trx: Database) =>
  sql`update notification_box box set viewed_seq = seen.seq
    from (select account_id, max(seq) as seq from notification where read_at is not null group by account_id) seen
    where seen.account_id = box.account_id`.execute(trx);
