import { z } from 'zod';

export const galleryKinds = ['photo', 'video', 'audio'] as const;

export const GalleryItem = z
  .object({
    id: z.int(),
    kind: z.enum(galleryKinds),
    is_cover_photo: z.boolean(),
    /**
     * The photo at page size, the video or the recording. The URL expires after some hours, so do not store
     * it.
     */
    file_url: z.string(),
    /** The small picture for cards, or the poster of a video. */
    card_url: z.string().nullable(),
    full_url: z.string().nullable(),
    caption: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    placeholder: z.string().nullable(),
    duration_ms: z.int().nullable(),
  })
  .meta({ id: 'GalleryItem' });
export type GalleryItem = z.infer<typeof GalleryItem>;
