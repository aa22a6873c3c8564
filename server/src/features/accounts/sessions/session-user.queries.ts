import { sql } from 'kysely';
import { compiledRow, type ValueOf } from '../../../platform/db/compiled-row.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { galleryItems, pictures, recruiters, talents } from '../../people/person-summaries/index.ts';

/** The data of the session's user; undefined when the account is closed or missing. */
export const readSessionUser = compiledRow((db, value: ValueOf<{ accountId: number }>) =>
  db
    .selectFrom('account')
    .leftJoin(talents('talent'), 'talent.account_id', 'account.id')
    .leftJoin(recruiters('recruiter'), 'recruiter.account_id', 'account.id')
    .leftJoin(galleryItems('gallery_item'), (join) =>
      join.onRef('gallery_item.talent_id', '=', 'account.id').on('gallery_item.is_cover', '=', true),
    )
    .leftJoin(pictures('cover'), 'cover.id', 'gallery_item.asset_id')
    .leftJoin(pictures('talent_icon'), 'talent_icon.id', 'talent.icon_asset_id')
    .leftJoin(pictures('talent_icon_source'), 'talent_icon_source.id', 'talent.icon_source_asset_id')
    .leftJoin(pictures('recruiter_icon_source'), 'recruiter_icon_source.id', 'recruiter.icon_source_asset_id')
    .leftJoin(pictures('recruiter_icon'), 'recruiter_icon.id', 'recruiter.icon_asset_id')
    .leftJoin(pictures('recruiter_cover'), 'recruiter_cover.id', 'recruiter.cover_asset_id')
    .select([
      'account.id',
      'account.public_id',
      'account.kind',
      'account.first_name',
      'account.last_name',
      'account.email',
      'talent.last_activity_page',
      'cover.card_key as cover_key',
      'talent_icon.card_key as talent_icon_key',
      'talent_icon_source.page_key as talent_icon_source_key',
      'recruiter_icon_source.page_key as recruiter_icon_source_key',
      'recruiter_icon.card_key as recruiter_icon_key',
      'recruiter_cover.page_key as recruiter_cover_key',
      sql<boolean>`account.frozen_at is not null`.as('frozen'),
      sql<number>`unread_messages(account.id)`.as('unread'),
      sql<boolean>`talent.completed_at is not null`.as('complete'),
      sql<boolean>`exists (select from ${unlocks('unlock')} where unlock.talent_id = account.id)`.as(
        'is_unlocked',
      ),
    ])
    .where('account.id', '=', value('accountId'))
    .where('account.closed_at', 'is', null),
);
