import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { readableUnlocks, unlocks } from '../../casting/connections/index.ts';
import { unavailableDates } from '../availability/index.ts';
import { peopleWithContact } from '../person-summaries/index.ts';

interface SocialLink {
  readonly network: { readonly id: number; readonly name: string };
  readonly handle: string;
  readonly followers: number | null;
}
interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

const socialLinks = sql<SocialLink[]>`(
  select coalesce(json_agg(json_build_object(
    'network', json_build_object('id', network.id, 'name', network.name),
    'handle', link.handle, 'followers', link.followers) order by network.position), '[]')
  from talent_social_link link join social_network network on network.id = link.network_id
  where link.talent_id = talent.account_id)`;

const daysToCome = sql<Days[]>`(
  select coalesce(json_agg(json_build_object(
    'start_date', lower(days), 'end_date', upper(days) - 1) order by days), '[]')
  from ${unavailableDates('unavailable_dates')} where account_id = talent.account_id and upper(days) > current_date)`;

const contacts = (db: Database) =>
  db
    .selectFrom('talent')
    .innerJoin(peopleWithContact('account'), 'account.id', 'talent.account_id')
    .select([
      'account.email',
      'account.mobile',
      'talent.is_managed',
      'talent.manager_name',
      'talent.manager_email',
      'talent.manager_mobile',
      'talent.date_of_birth',
      'talent.is_open_to_nudity',
      'talent.is_open_to_love_making',
      socialLinks.as('social_links'),
      daysToCome.as('unavailable_dates'),
    ]);

/** Contact details are joined through the unlock: without one there is no row. The reader's own comes first. */
export const findUnlockedContact = (db: Database, talentId: number, readerId: number) =>
  contacts(db)
    .innerJoin(readableUnlocks('unlock'), (join) =>
      join.onRef('unlock.talent_id', '=', 'talent.account_id').on('unlock.account_id', '=', readerId),
    )
    .select(sql<Date>`unlock.unlocked_at`.as('unlocked_at'))
    .where('account.id', '=', talentId)
    .orderBy(sql`unlock.owner_id <> ${readerId}`)
    .orderBy('unlock.unlocked_at')
    .limit(1)
    .executeTakeFirst();

/** Talents who are still here and whom they unlocked themselves. Locked, so concurrent views are recorded once each. */
export const lockUnlockedContacts = (trx: Database, recruiterId: number, talentIds: readonly number[]) =>
  contacts(trx)
    .innerJoin(unlocks('unlock'), (join) =>
      join.onRef('unlock.talent_id', '=', 'talent.account_id').on('unlock.recruiter_id', '=', recruiterId),
    )
    .select(['unlock.unlocked_at', 'account.id'])
    .where('account.id', '=', sql<number>`any(${[...talentIds]}::int[])`)
    .where('account.closed_at', 'is', null)
    .orderBy('account.id')
    .forNoKeyUpdate('unlock')
    .execute();

/** For the talent and for admins. */
export const findOwnContact = (db: Database, talentId: number) =>
  contacts(db)
    .where('account.id', '=', talentId)
    .leftJoin('media_asset as source', 'source.id', 'talent.icon_source_asset_id')
    .select([
      'talent.show_to_recruiters',
      'talent.last_activity_page',
      'talent.updated_at',
      'source.full_key as source_key',
    ])
    .executeTakeFirstOrThrow();

export type Viewer = { readonly viewer_id: number } | { readonly admin_id: number };

export const recordReveal = (trx: Database, talentId: number, viewer: Viewer) =>
  trx
    .insertInto('contact_reveal')
    .values({ talent_id: talentId, ...viewer })
    .execute();

/** For lists of many people: one record per person and Indian day. */
export const recordRevealsOfDay = (trx: Database, talentIds: readonly number[], viewerId: number) =>
  sql`
    insert into contact_reveal (talent_id, viewer_id)
    select shown.talent_id, ${viewerId} from unnest(${[...talentIds]}::int[]) shown (talent_id)
    where not exists (
      select from contact_reveal known
      where known.talent_id = shown.talent_id and known.viewer_id = ${viewerId}
        and known.revealed_at >= date_trunc('day', now(), 'Asia/Kolkata'))`.execute(trx);
