import { sql, type Updateable } from 'kysely';
import type { Recruiter } from '../../../platform/db/database.gen.ts';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../person-summaries/index.ts';

interface Item {
  readonly id: number;
  readonly name: string;
}

export interface PastCastingRow {
  readonly title: string;
  readonly year: number;
  readonly project_type: Item;
}

/** Chosen entries of a reference list, in the order of that list. */
const chosen = (joinTable: string, list: string, column: string) => sql<Item[]>`coalesce((
  select json_agg(json_build_object('id', item.id, 'name', item.name) order by item.position, item.id)
  from ${sql.table(joinTable)} chosen join ${sql.table(list)} item on item.id = ${sql.ref(`chosen.${column}`)}
  where chosen.recruiter_id = recruiter.account_id), '[]')`;

const pastCastings = sql<PastCastingRow[]>`coalesce((
  select json_agg(json_build_object('title', casting.title, 'year', casting.year,
    'project_type', json_build_object('id', kind.id, 'name', kind.name)) order by casting.position)
  from past_casting casting join project_type kind on kind.id = casting.project_type_id
  where casting.recruiter_id = recruiter.account_id), '[]')`;

const profiles = (db: Database) =>
  db
    .selectFrom('recruiter')
    .innerJoin(people('account'), 'account.id', 'recruiter.account_id')
    .leftJoin('city', 'city.id', 'recruiter.city_id')
    .leftJoin('media_asset as icon', 'icon.id', 'recruiter.icon_asset_id')
    .leftJoin('media_asset as source', 'source.id', 'recruiter.icon_source_asset_id')
    .leftJoin('media_asset as cover', 'cover.id', 'recruiter.cover_asset_id')
    .select([
      'account.id',
      'account.public_id',
      'account.first_name',
      'account.last_name',
      'recruiter.company',
      'recruiter.job_title',
      'recruiter.bio',
      'recruiter.website',
      'recruiter.links',
      'recruiter.casting_since',
      'recruiter.is_public',
      'city.id as city_id',
      'city.name as city_name',
      'city.state as city_state',
      'icon.card_key as icon_key',
      'source.full_key as source_key',
      'cover.page_key as cover_key',
      chosen('recruiter_language', 'language', 'language_id').as('languages'),
      chosen('recruiter_project_type', 'project_type', 'project_type_id').as('project_types'),
      pastCastings.as('past_castings'),
      sql<boolean>`recruiter.verified_at is not null`.as('verified'),
      sql<boolean>`account.frozen_at is not null`.as('frozen'),
    ])
    .where('account.closed_at', 'is', null);

export const findByPublicId = (db: Database, publicId: string) =>
  profiles(db).where('account.public_id', '=', publicId).executeTakeFirst();

export const findById = (db: Database, id: number) =>
  profiles(db).where('account.id', '=', id).executeTakeFirst();

export const lockPictures = (trx: Database, id: number) =>
  trx
    .selectFrom('recruiter')
    .select(['icon_asset_id', 'icon_source_asset_id', 'cover_asset_id'])
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const update = (trx: Database, id: number, changes: Updateable<Recruiter>) =>
  trx.updateTable('recruiter').set(changes).where('account_id', '=', id).execute();
