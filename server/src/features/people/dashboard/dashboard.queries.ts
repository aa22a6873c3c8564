import { sql } from 'kysely';
import { compiledRow, type ValueOf } from '../../../platform/db/compiled-row.ts';
import { sentProofs } from '../id-proofs/index.ts';
import { peopleWithContact } from '../person-summaries/index.ts';

const galleryCount = (kind: 'photo' | 'video' | 'audio') => sql<number>`(
  select count(*) from gallery_item item join media_asset asset on asset.id = item.asset_id
  where item.talent_id = talent.account_id and asset.kind = ${kind} and asset.state = 'ready')`;

const countOf = (table: string) => sql<number>`(
  select count(*) from ${sql.table(table)} link where link.talent_id = talent.account_id)`;

const isFilled = (column: string) => sql<boolean>`coalesce(${sql.ref(column)}, '') <> ''`;

/** Everything the profile strength depends on, in one row. */
export const readFacts = compiledRow((db, value: ValueOf<{ talentId: number }>) =>
  db
    .selectFrom('talent')
    .innerJoin(peopleWithContact('account'), 'account.id', 'talent.account_id')
    .leftJoin('talent_body as body', 'body.talent_id', 'talent.account_id')
    .select([
      'body.confirmed_on',
      sql<boolean>`is_adult(talent.date_of_birth)`.as('adult'),
      sql<boolean>`talent.date_of_birth is not null`.as('has_birth_date'),
      sql<boolean>`talent.gender_id is not null`.as('has_gender'),
      sql<boolean>`talent.residence_city_id is not null`.as('has_residence'),
      sql<boolean>`num_nonnulls(account.email_verified_at, account.mobile_verified_at) > 0`.as(
        'has_verified_contact',
      ),
      sql<boolean>`exists (
        select from gallery_item item join media_asset asset on asset.id = item.asset_id
        where item.talent_id = talent.account_id and item.is_cover and asset.card_key is not null)`.as(
        'has_cover',
      ),
      galleryCount('photo').as('photos'),
      galleryCount('video').as('videos'),
      galleryCount('audio').as('audios'),
      sql<number>`num_nonnulls(body.height_mm, body.weight_g, body.bust_or_chest_mm, body.waist_mm, body.hips_mm)`.as(
        'measures',
      ),
      countOf('talent_language').as('languages'),
      countOf('talent_skill').as('skills'),
      countOf('past_work').as('past_work'),
      isFilled('talent.headline').as('has_headline'),
      isFilled('talent.about').as('has_about'),
      sql<
        string | null
      >`(select proof.status from ${sentProofs('proof')} where proof.talent_id = talent.account_id)`.as(
        'id_status',
      ),
    ])
    .where('talent.account_id', '=', value('talentId')),
);
