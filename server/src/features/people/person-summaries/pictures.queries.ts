import { type RawBuilder, sql } from 'kysely';
import { sharedTable } from '../../../platform/db/shared-table.ts';

/** Pictures, as far as they are shown: what the camera wrote into an original is nobody's. */
export const pictures = sharedTable('media_asset', [
  'id',
  'kind',
  'state',
  'card_key',
  'page_key',
  'full_key',
  'width',
  'height',
  'placeholder',
]);

export const galleryItems = sharedTable('gallery_item', ['talent_id', 'asset_id', 'is_cover']);

/** The picture a talent shows first, by a column or expression that names the talent; `shown` is said of "cover". */
export const coverOf = <Shown>(
  talentId: RawBuilder<unknown>,
  shown: RawBuilder<Shown>,
): RawBuilder<Shown | null> =>
  sql<Shown | null>`(select ${shown} from gallery_item covering
    join media_asset cover on cover.id = covering.asset_id
    where covering.talent_id = ${talentId} and covering.is_cover and cover.kind = 'photo'
      and cover.card_key is not null)`;

/**
 * The picture somebody is known by: the icon they chose, or a talent's cover. Said of rows joined as "talent" and
 * "recruiter" under these names; `shown` is said of "portrait".
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
