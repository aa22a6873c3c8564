import { z } from 'zod';
import { access } from './access.ts';
import { endpoint } from './endpoint.ts';
import { GalleryItem, galleryKinds } from './gallery-item.ts';
import { UploadKey } from './media.ts';
import { Id, IdInPath } from './scalars.ts';
import { TalentProgress } from './talent-needs.ts';

const tag = 'talent profile';

/** How much of each kind a gallery holds. */
export const galleryQuotas = {
  photo: { items: 30, bytes: 10_485_760 },
  video: { items: 5, bytes: 500 * 1024 * 1024 },
  audio: { items: 5, bytes: 50 * 1024 * 1024 },
} as const satisfies Record<(typeof galleryKinds)[number], { items: number; bytes: number }>;

export const reelTypes = {
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/webm'],
} as const;

/** Where films and recordings go, by the tus protocol. The key of a finished one is the last part of its address. */
export const resumableUploadsPath = '/uploads';

export const captionLimit = 200;

/** What its owner sees of it: also what is still being made ready, and what was refused and why. */
export const OwnGalleryItem = GalleryItem.extend({
  state: z.enum(['processing', 'ready', 'refused']),
  /** Why it was refused, in words for its owner. */
  refusal: z.string().nullable(),
  order: z.int(),
  bytes: z.int(),
}).meta({ id: 'OwnGalleryItem' });
export type OwnGalleryItem = z.infer<typeof OwnGalleryItem>;

export const OwnGallery = z
  .object({ gallary: z.array(OwnGalleryItem), progress: TalentProgress })
  .meta({ id: 'OwnGallery' });
export type OwnGallery = z.infer<typeof OwnGallery>;

const shared = {
  caption: z
    .string()
    .trim()
    .max(captionLimit, `Use at most ${captionLimit} characters`)
    .nullable()
    .optional(),
  /** A photo only. The photo that was the cover stays in the gallery. */
  is_cover_photo: z.literal(true).optional(),
  /** Where it stands among its kind, from 0. Left out: new ones last, others where they are. */
  order: z.int().min(0).max(99).optional(),
} as const;

const NewItem = z.strictObject({
  key: UploadKey,
  kind: z.enum(galleryKinds),
  /** For a film: the key of an uploaded picture that stands for it. */
  poster_key: UploadKey.optional(),
  ...shared,
});
const KnownItem = z.strictObject({ id: Id, ...shared });

export const saveGallery = endpoint({
  method: 'POST',
  path: '/v1/image-upload',
  tag,
  summary: 'Record uploaded photos, films and recordings; change, order and remove those there are',
  access: access.member({ notFrozen: true }),
  body: z.strictObject({
    items: z
      .array(z.union([NewItem, KnownItem]))
      .max(60)
      .default([]),
    /** Gallery items to remove. */
    removed: z.array(Id).max(60).default([]),
  }),
  response: OwnGallery,
});

export const getGallery = endpoint({
  method: 'GET',
  path: '/v1/image-upload/{id}',
  tag,
  summary: 'The gallery, by user_id: the own one whole, others as far as the caller may see it',
  access: access.public(),
  params: z.strictObject({ id: IdInPath }),
  response: {
    views: { own: OwnGallery, others: z.object({ gallary: z.array(GalleryItem) }) },
  },
});
