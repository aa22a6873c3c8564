import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { availabilityQuestions } from '../../casting/connections/index.ts';
import { characters, projects } from '../../casting/projects/index.ts';
import { unavailableDates } from '../../people/availability/index.ts';
import { fullName, people, pictures, recruiters } from '../../people/person-summaries/index.ts';

export interface TargetRow {
  readonly id: number;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly status: 'asked' | 'available' | 'not_available' | 'expired';
  readonly asked_at: Date;
  readonly recruiter_id: number;
  readonly public_id: string;
  readonly name: string;
  readonly company: string;
  readonly is_verified: boolean;
  readonly photo: { readonly card_key: string; readonly placeholder: string | null } | null;
  readonly character: string | null;
  readonly project: string | null;
  readonly places: string[];
  readonly marked_days: number;
}

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** Availability questions with the recruiter and character. */
const selectQuestions = async (db: Database, from: RawBuilder<unknown>, rest: RawBuilder<unknown>) => {
  const { rows } = await sql<TargetRow>`
    select question.id, question.starts_on, question.ends_on,
      case when question.status = 'asked' and question.ends_on < ${today}
        then 'expired' else question.status end as status,
      question.asked_at, question.recruiter_id, account.public_id, recruiter.company,
      ${fullName('account')} as name,
      recruiter.verified_at is not null as is_verified,
      (select json_build_object('card_key', card_key, 'placeholder', placeholder) from ${pictures('media_asset')}
        where media_asset.id = recruiter.icon_asset_id and card_key is not null) as photo,
      meant.name as character, project.title as project,
      array(select city.name from city where city.id = project.city_id) as places,
      coalesce((select sum(upper(marked.days * asked.days) - lower(marked.days * asked.days))::int from ${unavailableDates('marked')},
          lateral (select daterange(question.starts_on, question.ends_on, '[]') as days) asked
        where marked.account_id = question.talent_id and marked.days && asked.days), 0) as marked_days
    from ${from}
    join ${people('account')} on account.id = question.recruiter_id
    join ${recruiters('recruiter')} on recruiter.account_id = question.recruiter_id
    left join ${characters('meant')} on meant.id = question.character_id
    left join ${projects('project')} on project.id = meant.project_id
    ${rest}`.execute(db);
  return rows;
};

/** The availability question of a notification. */
export const findQuestion = async (db: Database, accountId: number, notificationId: number) => {
  const [row] = await selectQuestions(
    db,
    sql`notification
      join ${availabilityQuestions('question')} on question.id = notification.question_id
        and question.talent_id = notification.account_id`,
    sql`where notification.id = ${notificationId} and notification.account_id = ${accountId}`,
  );
  return row;
};

/** The questions to a talent whose dates are not over: open ones first. */
export const listCurrentQuestions = (db: Database, talentId: number, limit: number) =>
  selectQuestions(
    db,
    sql`${availabilityQuestions('question')}`,
    sql`where question.talent_id = ${talentId} and question.ends_on >= ${today} and question.status <> 'expired'
      and account.closed_at is null
      order by question.status <> 'asked', question.asked_at desc, question.id desc limit ${limit}`,
  );
