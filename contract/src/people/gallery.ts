import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Id, TalentRef } from '../scalars.ts';
import { GalleryItem, galleryKinds } from './gallery-item.ts';
import { UploadKey } from './media.ts';
import { TalentProgress } from './profile-editor/publishing-needs.ts';

const tag = 'talent profile';

/** How many of each kind a gallery holds. */
export const galleryQuotas = {
  photo: { items: 30, bytes: 10_485_760 },
  video: { items: 5, bytes: 500 * 1024 * 1024 },
  audio: { items: 5, bytes: 50 * 1024 * 1024 },
} as const satisfies Record<(typeof galleryKinds)[number], { items: number; bytes: number }>;

export const reelTypes = {
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/webm'],
} as const;

/** Other names that browsers use for the same types. */
const typeAliases: Readonly<Record<string, string>> = {
  'video/x-m4v': 'video/mp4',
  'audio/mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'application/ogg': 'audio/ogg',
};

type ReelType = (typeof reelTypes)[keyof typeof reelTypes][number];
const isReelType = (type: string): type is ReelType =>
  Object.values(reelTypes).some((types) => types.some((known) => known === type));

/** The type we store for what a browser reports; undefined when we do not accept it. */
export const reelTypeOf = (reported: string): ReelType | undefined => {
  const [plain = ''] = reported.toLowerCase().split(';');
  const type = typeAliases[plain.trim()] ?? plain.trim();
  return isReelType(type) ? type : undefined;
};

/**
 * Where videos and recordings of talents and documents of recruiters are uploaded, by the tus protocol (1.0.0: creation, creation-with-upload,
 * termination, expiration), with the bearer token in every request. The Upload-Metadata of the POST holds
 * `filename`, `filetype` and `kind` (video, audio or document). Errors before the first byte are problem JSON with the
 * field `filetype`, `kind` or `upload-length`. An unfinished upload can be continued for 24 hours; a finished
 * one must be recorded within 24 hours, and its `key` is the last part of its URL: `/uploads/<key>`. The
 * header `storage-left` of the POST says how many bytes can still be announced; 413 STORAGE_QUOTA and 507
 * STORAGE_FULL are returned as for pictures.
 */
export const resumableUploadsPath = '/uploads';
/** More at the same time get a 409. */
export const maxUnfinishedUploads = 5;
/** Finished uploads that are not saved yet; more than these get a 409 as well. */
export const maxUnrecordedUploads = 10;

export const captionLimit = 200;

/**
 * What the owner sees, including items still being processed and rejected ones with the reason. Those have an
 * empty file_url and no pictures. A rejected item stays, outside the quota, until its owner removes it.
 */
export const OwnGalleryItem = GalleryItem.extend({
  state: z.enum(['processing', 'ready', 'refused']),
  /** Why it was rejected, as a text for its owner. */
  refusal: z.string().nullable(),
  /** Its position among items of its kind, from 0. */
  order: z.int(),
  bytes: z.int(),
}).meta({ id: 'OwnGalleryItem' });
export type OwnGalleryItem = z.infer<typeof OwnGalleryItem>;

export const OwnGallery = z
  .object({ gallary: z.array(OwnGalleryItem), progress: TalentProgress })
  .meta({ id: 'OwnGallery' });
export type OwnGallery = z.infer<typeof OwnGallery>;

const shared = {
  caption: z.string().trim().max(captionLimit, `Use up to ${captionLimit} characters`).nullable().optional(),
  /** A photo only. The previous cover stays in the gallery. */
  is_cover_photo: z.literal(true).optional(),
  /**
   * The position among items of its kind, from 0. Left out: new items go last, others stay where they are.
   */
  order: z.int().min(0).max(99).optional(),
} as const;

const NewItem = z.strictObject({
  /** Sent again after a lost response, it changes the item created before. */
  key: UploadKey,
  kind: z.enum(galleryKinds),
  /** For a video: the key of its uploaded poster. */
  poster_key: UploadKey.optional(),
  ...shared,
});
const KnownItem = z.strictObject({ id: Id, ...shared });

export const saveGallery = endpoint({
  method: 'POST',
  path: '/v1/image-upload',
  tag,
  summary: 'Record uploaded photos, videos and recordings; change, order and remove those there are',
  access: access.member({ notFrozen: true }),
  body: z.strictObject({
    items: z
      .array(z.union([NewItem, KnownItem]))
      .max(60)
      .default([]),
    /** Gallery items to remove. Items that are already gone are ignored. */
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
  params: z.strictObject({ id: TalentRef }),
  response: {
    views: { own: OwnGallery, others: z.object({ gallary: z.array(GalleryItem) }) },
  },
});
