import type { NotificationPreference } from '@callboard/contract/accounts/settings';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

export type Person = Awaited<ReturnType<typeof findPerson>>;

/** The account, without what nobody may read: hashes stay where they are. */
export const findPerson = (db: Database, accountId: number) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'public_id',
      sql<'talent' | 'recruiter'>`kind`.as('kind'),
      'first_name',
      'last_name',
      'email',
      'email_verified_at',
      'pending_email',
      'mobile',
      'mobile_verified_at',
      'pending_mobile',
      'whatsapp_updates',
      'time_zone',
      'referred_by',
      'password_changed_at',
      'frozen_at',
      'frozen_reason',
      'last_active_at',
      'created_at',
      sql<object[]>`coalesce((
        select json_agg(json_build_object('provider', provider, 'account_there', subject, 'since', created_at))
        from account_identity where account_id = account.id), '[]')`.as('connected_sign_ins'),
      sql<object[]>`coalesce((
        select json_agg(json_build_object('method', method, 'action', action, 'device', device, 'at', changed_at)
          order by id)
        from sign_in_change where account_id = account.id), '[]')`.as('sign_in_changes'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export const listPreferences = (db: Database, accountId: number) =>
  db
    .selectFrom('notification_preference')
    .select(['topic', 'whatsapp', 'copy_to_manager', sql<NotificationPreference['email']>`email`.as('email')])
    .where('account_id', '=', accountId)
    .execute();

export const listNotifications = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('notification')
    .select(['created_at', 'topic', 'message', 'path', 'read_at'])
    .where('account_id', '=', id)
    .orderBy('seq')
    .execute();

export const listSessions = (db: Database, accountId: number) =>
  db
    .selectFrom('session')
    .select([
      'user_agent',
      sql<string | null>`host(ip_address)`.as('ip_address'),
      'started_at',
      'last_used_at',
      'ended_at',
      'end_reason',
    ])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute();

export const listLettersToUs = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('contact_request')
    .select([
      'reference',
      'kind',
      'name',
      'email',
      'mobile',
      'company',
      'website',
      'subject',
      'topic',
      'page',
      'message',
      'created_at',
      'handled_at',
    ])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();

interface Addresses {
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly mobile: string | null;
  readonly mobile_verified_at: Date | null;
  readonly created_at: Date;
}

/** Only from addresses that were shown to be the person's own, and nothing that carries a code or a secret link. */
export const listLettersFromUs = (db: Database, person: Addresses) => {
  const own = [person.email_verified_at && person.email, person.mobile_verified_at && person.mobile];
  return db
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'subject', 'text', 'created_at', 'sent_at'])
    .where('recipient', '=', sql<string>`any(${own.filter((address) => address !== null)}::text[])`)
    .where('sensitive', '=', false)
    .where('created_at', '>=', person.created_at)
    .orderBy('created_at')
    .execute();
};

export const listUnavailableDates = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('unavailable_dates')
    .select([
      sql<string>`lower(days)`.as('first_day'),
      sql<string>`upper(days) - 1`.as('last_day'),
      'reason',
      'is_booking',
      sql<boolean>`series_id is not null`.as('repeats_weekly'),
    ])
    .where('account_id', '=', id)
    .orderBy(sql`lower(days)`)
    .execute();

export const listSearchLinks = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('search_link')
    .select(['id as link', 'filters', 'sort', 'created_at'])
    .where('created_by', '=', id)
    .orderBy('created_at')
    .execute();

export const listAssets = (db: Database, accountId: number) =>
  db
    .selectFrom('media_asset')
    .leftJoin('gallery_item', (join) =>
      join.onRef('gallery_item.asset_id', '=', 'media_asset.id').on('gallery_item.talent_id', '=', accountId),
    )
    .select([
      'media_asset.original_key',
      'media_asset.created_at',
      'media_asset.kind',
      'media_asset.bytes',
      'media_asset.width',
      'media_asset.height',
      'gallery_item.caption',
      'gallery_item.is_cover',
      'gallery_item.position as place_in_gallery',
    ])
    .where('media_asset.owner_id', '=', accountId)
    .orderBy('gallery_item.position')
    .orderBy('media_asset.id')
    .execute();
