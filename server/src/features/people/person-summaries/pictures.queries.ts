import { type RawBuilder, sql } from 'kysely';
import { sharedTable } from '../../../platform/db/shared-table.ts';

/** Pictures, videos and recordings without originals, which still contain camera metadata. */
export const pictures = sharedTable('media_asset', [
  'id',
  'kind',
  'state',
  'card_key',
  'page_key',
  'full_key',
  'file_key',
  'width',
  'height',
  'placeholder',
  'duration_ms',
]);

export const galleryItems = sharedTable('gallery_item', [
  'id',
  'talent_id',
  'asset_id',
  'is_cover',
  'caption',
]);

/** The cover of a talent, by a column or expression that names the talent; `shown` refers to "cover". */
export const coverOf = <Shown>(
  talentId: RawBuilder<unknown>,
  shown: RawBuilder<Shown>,
): RawBuilder<Shown | null> =>
  sql<Shown | null>`(select ${shown} from gallery_item covering
    join media_asset cover on cover.id = covering.asset_id
    where covering.talent_id = ${talentId} and covering.is_cover and cover.kind = 'photo'
      and cover.card_key is not null)`;

/**
 * The portrait of a person: their icon, or a talent's cover. Refers to rows joined as "talent" and
 * "recruiter"; `shown` refers to "portrait".
 */
export const portraitOf = <Shown>(
  joined: { readonly account: string; readonly talent: string; readonly recruiter: string },
  shown: RawBuilder<Shown>,
): RawBuilder<Shown | null> => {
  const iconOf = (alias: string) => sql.ref(`${alias}.icon_asset_id`);
  return sql<Shown | null>`(select ${shown} from media_asset portrait
    where portrait.kind = 'photo' and portrait.card_key is not null
      and portrait.id = coalesce(${iconOf(joined.recruiter)}, ${iconOf(joined.talent)},
        (select covering.asset_id from gallery_item covering
          where covering.talent_id = ${sql.ref(`${joined.account}.id`)} and covering.is_cover)))`;
};
