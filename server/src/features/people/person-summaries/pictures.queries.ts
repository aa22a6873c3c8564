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
