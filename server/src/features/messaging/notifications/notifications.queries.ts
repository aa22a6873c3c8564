import {
  type NotificationCategory,
  type NotificationGroup,
  notificationGroups,
} from '@callboard/contract/messaging/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { availabilityQuestions } from '../../casting/connections/index.ts';
import { fullName, people, portraitOf, recruiters, talents } from '../../people/person-summaries/index.ts';
import type { Part } from './render-template.ts';

/**
 * The group of each topic on the notification page. 'turn' is not here: it holds every notification with an open
 * question, whatever its topic.
 */
const groupOfTopic: Readonly<Record<NotificationCategory, Exclude<NotificationGroup, 'all' | 'turn'>>> = {
  offers: 'offers',
  auditions: 'auditions',
  applications: 'applications',
  shares: 'applications',
  new_calls: 'applications',
  messages: 'messages',
  availability: 'seen',
  answers: 'seen',
  new_faces: 'seen',
  credits: 'credits',
  account: 'account',
};

const isIn = (group: NotificationGroup, known: string): boolean => group === known;

/** Undefined for groups that are not defined by topics. */
export const topicsOfGroup = (group: NotificationGroup): readonly string[] | undefined =>
  group === 'all' || group === 'turn'
    ? undefined
    : Object.entries(groupOfTopic).flatMap(([topic, known]) => (isIn(group, known) ? [topic] : []));

export interface NotificationRow {
  readonly id: number;
  readonly account_id: number;
  readonly kind: 'talent' | 'recruiter';
  readonly seq: number;
  readonly ref: string;
  readonly topic: NotificationCategory;
  readonly message: string;
  readonly parts: Part[];
  readonly path: string;
  readonly is_read: boolean;
  readonly is_viewed: boolean;
  readonly created_at: Date;
  readonly question_id: number | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly question_status: 'asked' | 'available' | 'not_available' | 'expired' | null;
  readonly is_over: boolean;
  readonly about_id: number | null;
  readonly about_public_id: string | null;
  readonly about_name: string | null;
  readonly about_company: string | null;
  readonly about_photo: { readonly card_key: string; readonly placeholder: string | null } | null;
}

const todayInIndia = sql`(now() at time zone 'Asia/Kolkata')::date`;

const withQuestion = sql`notification
  left join ${availabilityQuestions('question')} on question.id = notification.question_id`;
/** It asks a question that can still be answered. */
const isOpenQuestion = sql`(question.status = 'asked' and question.ends_on >= ${todayInIndia})`;

const inGroup = (group: NotificationGroup): RawBuilder<unknown> => {
  const topics = topicsOfGroup(group);
  if (topics) return sql`notification.topic = any(${[...topics]}::text[])`;
  return group === 'turn' ? isOpenQuestion : sql`true`;
};

export interface NotificationFilter {
  readonly accountId: number;
  /** Text the message must contain. */
  readonly terms?: string | undefined;
}

const likePattern = (terms: string) => `%${terms.replace(/[\\%_]/g, '\\$&')}%`;
const ofPerson = ({ accountId, terms }: NotificationFilter) => sql`notification.account_id = ${accountId}
  and ${terms === undefined ? sql`true` : sql`notification.message ilike ${likePattern(terms)}`}`;

const photo = portraitOf(
  { account: 'about', talent: 'about_talent', recruiter: 'about_recruiter' },
  sql`json_build_object('card_key', portrait.card_key, 'placeholder', portrait.placeholder)`,
);

const selectRows = (rows: RawBuilder<unknown>) => sql<NotificationRow>`
  select notification.id, notification.account_id, account.kind, notification.seq, notification.ref,
    notification.topic, notification.message, notification.parts, notification.path,
    notification.read_at is not null as is_read, notification.seq <= coalesce(box.viewed_seq, 0) as is_viewed,
    notification.created_at, question.id as question_id, question.starts_on, question.ends_on,
    question.status as question_status, coalesce(question.ends_on < ${todayInIndia}, false) as is_over,
    about.id as about_id, about.public_id as about_public_id,
    ${fullName('about')} as about_name,
    about_recruiter.company as about_company, ${photo} as about_photo
  from (${rows}) notification
  join ${people('account')} on account.id = notification.account_id
  left join notification_box box on box.account_id = notification.account_id
  left join ${availabilityQuestions('question')} on question.id = notification.question_id
  left join ${people('about')} on about.id = notification.about_account_id and about.closed_at is null
  left join ${recruiters('about_recruiter')} on about_recruiter.account_id = about.id
  left join ${talents('about_talent')} on about_talent.account_id = about.id
  order by notification.seq desc`;

interface Slice {
  readonly group: NotificationGroup;
  readonly limit: number;
  readonly offset: number;
  /** Only those with a smaller seq. */
  readonly before?: number | undefined;
}

export const listNotifications = async (db: Database, filter: NotificationFilter, slice: Slice) => {
  const { group, limit, offset, before } = slice;
  const { rows } = await selectRows(sql`
    select notification.* from ${withQuestion}
    where ${ofPerson(filter)} and ${inGroup(group)}
      and ${before === undefined ? sql`true` : sql`notification.seq < ${before}`}
    order by notification.seq desc limit ${limit} offset ${offset}`).execute(db);
  return rows;
};

/** Undefined when it belongs to another account. */
export const findNotification = async (db: Database, accountId: number, id: number) => {
  const { rows } = await selectRows(
    sql`select * from notification where id = ${id} and account_id = ${accountId}`,
  ).execute(db);
  return rows[0];
};

export type Counts = Readonly<Record<NotificationGroup, number>> & { readonly unread: number };

export const countNotifications = async (db: Database, filter: NotificationFilter): Promise<Counts> => {
  const columns = notificationGroups.map(
    (group) => sql`count(*) filter (where ${inGroup(group)})::int as ${sql.ref(group)}`,
  );
  const { rows } = await sql<Counts>`
    select ${sql.join(columns)}, count(*) filter (where notification.read_at is null)::int as unread
    from ${withQuestion} where ${ofPerson(filter)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count returned no row');
  return counts;
};

/** Counts those that came since the bell was last opened and have not been read elsewhere. */
export const countNew = async (db: Database, accountId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification where account_id = ${accountId} and read_at is null
      and seq > coalesce((select viewed_seq from notification_box where account_id = ${accountId}), 0)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
