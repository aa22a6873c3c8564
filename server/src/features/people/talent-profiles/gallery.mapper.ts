import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import type { listGallery } from './gallery.queries.ts';
import type { listPastWork } from './past-work.queries.ts';

export type PhotoUrl = (key: string) => Promise<string>;
type GalleryRow = Awaited<ReturnType<typeof listGallery>>[number];
type PastWorkRow = Awaited<ReturnType<typeof listPastWork>>[number];

const kindOf = (kind: string) => (kind === 'video' || kind === 'audio' ? kind : 'photo');

export const toGalleryItem = async (row: GalleryRow, photoUrl: PhotoUrl): Promise<GalleryItem> => {
  const url = async (key: string | null) => (key === null ? null : photoUrl(key));
  const full_url = await url(row.full_key);
  return {
    id: row.id,
    kind: kindOf(row.kind),
    is_cover_photo: row.is_cover,
    // A video or recording is served as it is; its sizes are those of the poster.
    file_url: (await url(row.file_key ?? row.page_key)) ?? full_url ?? '',
    card_url: await url(row.card_key),
    full_url,
    caption: row.caption,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    duration_ms: row.duration_ms,
  };
};

export const toPastWork = ({ id, title, part, project_type, year, note }: PastWorkRow): PastWork => ({
  id,
  title,
  part,
  project_type,
  year,
  note,
});
