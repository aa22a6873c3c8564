import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const erasedWords = 'Erased together with the account it came from.';
const undecided = ['applied', 'viewed', 'shortlisted', 'audition', 'callback', 'offered'];

export const emptyTalent = async (db: Database, accountId: number) => {
  await db
    .updateTable('talent')
    .set({
      headline: null,
      about: null,
      date_of_birth: null,
      gender_id: null,
      residence_city_id: null,
      native_city_id: null,
      nationality_id: null,
      other_achievements: null,
      prior_project: null,
      education_level_id: null,
      passport_valid_until: null,
      open_to_travel: false,
      theatre_years: null,
      playing_age_min: null,
      playing_age_max: null,
      show_to_recruiters: false,
      is_open_to_nudity: false,
      is_open_to_love_making: false,
      is_shown_in_castings: false,
      agrees_to_showcase: false,
      is_managed: false,
      manager_name: null,
      manager_gets_mail: false,
      manager_email: null,
      manager_gets_messages: false,
      manager_mobile: null,
      last_activity_page: 1,
      completed_at: null,
    })
    .where('account_id', '=', accountId)
    .execute();
  await db
    .updateTable('job_application')
    .set((row) => ({
      note: null,
      status: sql<string>`case when ${row.ref('status')} = any(${undecided}) then 'withdrawn' else ${row.ref('status')} end`,
    }))
    .where('talent_id', '=', accountId)
    .execute();
};

const endCalls = async (db: Database, recruiterId: number) => {
  await db
    .updateTable('job_application')
    .set({ status: 'role_closed' })
    .where('status', 'in', undecided)
    .where('job_id', 'in', (select) =>
      select.selectFrom('job').select('id').where('recruiter_id', '=', recruiterId),
    )
    .execute();
  await db
    .updateTable('job')
    .set({ status: 'closed', description: erasedWords })
    .where('recruiter_id', '=', recruiterId)
    .execute();
};

/** Whom they thought of for a part, and what they wrote about it. */
const clearShortlists = (db: Database, recruiterId: number) =>
  db
    .deleteFrom('character_shortlist')
    .where('character_id', 'in', (select) =>
      select
        .selectFrom('project_character')
        .innerJoin('project', 'project.id', 'project_character.project_id')
        .select('project_character.id')
        .where('project.recruiter_id', '=', recruiterId),
    )
    .execute();

const endProjects = async (db: Database, recruiterId: number) => {
  await clearShortlists(db, recruiterId);
  await db
    .updateTable('project_character')
    .set({ brief: null })
    .where('project_id', 'in', (select) =>
      select.selectFrom('project').select('id').where('recruiter_id', '=', recruiterId),
    )
    .execute();
  await db
    .updateTable('project')
    .set({ status: 'closed', closed_at: sql<Date>`coalesce(closed_at, now())`, synopsis: null })
    .where('recruiter_id', '=', recruiterId)
    .execute();
};

/** Nobody is charged again, and what could be charged is forgotten. Invoices stay: the law has us keep them. */
const endPlans = async (db: Database, recruiterId: number) => {
  const forgotten = { customer_ref: null, mandate_ref: null, next_try_on: null };
  await db
    .updateTable('plan_subscription')
    .set({ ...forgotten, status: 'ended', ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('recruiter_id', '=', recruiterId)
    .execute();
  await db
    .updateTable('purchase')
    .set((row) => ({
      customer_ref: null,
      status: sql<string>`case when ${row.ref('status')} in ('waiting', 'failed') then 'cancelled' else ${row.ref('status')} end`,
    }))
    .where('recruiter_id', '=', recruiterId)
    .execute();
};

export const emptyRecruiter = async (db: Database, accountId: number) => {
  await db
    .updateTable('recruiter')
    .set({
      company: 'Former member',
      job_title: null,
      bio: null,
      city_id: null,
      website: null,
      icon_asset_id: null,
      cover_asset_id: null,
      verified_at: null,
      links: [],
      casting_since: null,
      is_public: false,
      referral_code: null,
    })
    .where('account_id', '=', accountId)
    .execute();
  await endCalls(db, accountId);
  await endProjects(db, accountId);
  await endPlans(db, accountId);
};

/** A link keeps working for whoever was sent it; who made it is forgotten. */
export const leaveSearchLinks = (db: Database, accountId: number) =>
  db.updateTable('search_link').set({ created_by: null }).where('created_by', '=', accountId).execute();

/**
 * The other side keeps the order of the talk and its own words. What was taken back says nothing already. All of
 * a conversation at once, each with the next revision, so that open pages hear of it.
 */
export const eraseOwnMessages = (db: Database, accountId: number) =>
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
    where message.id = own.id`.execute(db);

/** A report stands, for the sake of others; what the person wrote into it goes. */
export const eraseOwnReports = (db: Database, accountId: number) =>
  db.updateTable('abuse_report').set({ text: '' }).where('reporter_id', '=', accountId).execute();
