import type { SeenTalent } from '../api.ts';

/** The small picture of somebody's cover, or of the first photo there is. */
export function coverOf(talent: SeenTalent | undefined): string | undefined {
  const photos = talent?.gallary.filter(({ kind }) => kind === 'photo') ?? [];
  const cover = photos.find(({ is_cover_photo }) => is_cover_photo) ?? photos[0];
  return cover?.card_url ?? cover?.file_url;
}
