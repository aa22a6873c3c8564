import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant } from '../scalars.ts';

/** 10 MB, as the interface says. */
export const maxPhotoBytes = 10_485_760;
/** Narrower photos look poor on a large screen, so they are not used in showcases. */
export const showcasePhotoWidth = 640;
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;

/** What a document may come as: photos of its pages, or the file itself. */
export const documentFileTypes = [...photoTypes, 'application/pdf'] as const;

/** The key of a finished upload, as the server issued it. */
export const UploadKey = z.string().min(1).max(200).meta({ id: 'UploadKey' });

export const UploadGrant = z
  .object({
    fileName: z.string(),
    /** Names the upload when it is recorded. Only its owner can record it, once. */
    key: z.string(),
    signedUrl: z.string(),
    method: z.literal('PUT'),
    /** Send exactly these headers with the PUT, because they are signed. */
    headers: z.record(z.string(), z.string()),
    expires_at: Instant,
    maxBytes: z.int(),
    /** Bytes that can still be announced after this one. */
    left: z.int(),
  })
  .meta({ id: 'UploadGrant' });
export type UploadGrant = z.infer<typeof UploadGrant>;

export const signPhotoUploads = endpoint({
  method: 'POST',
  path: '/v1/generate-presigned-url/photo',
  tag: 'media',
  summary:
    'Addresses to which pictures go by a direct PUT within five minutes, in the order asked for. 413 STORAGE_QUOTA says how much room is left, 507 STORAGE_FULL that nothing can be taken at the moment',
  access: access.member({ notFrozen: true }),
  body: z.strictObject({
    files: z
      .array(
        z.strictObject({
          fileName: z.string().trim().min(1).max(255),
          /** A PDF is taken for company documents only. */
          fileType: z.enum(documentFileTypes),
          /** The exact length in bytes. When given, nothing else can be sent. S3 storage needs it. */
          fileSize: z.int().min(1).max(maxPhotoBytes, 'Please select file within 10MB').optional(),
        }),
      )
      .min(1)
      .max(30),
  }),
  response: z.object({ files: z.array(UploadGrant) }),
});

export const TalentIcon = z
  .object({
    talent_edit_image: z.string().nullable(),
    talent_edit_doc: z.string().nullable(),
  })
  .meta({ id: 'TalentIcon' });
export type TalentIcon = z.infer<typeof TalentIcon>;

export const changeTalentIcon = endpoint({
  method: 'PATCH',
  path: '/v1/talenter/Edit-profile-image/{id}',
  tag: 'talent profile',
  summary: 'Record an uploaded picture as the profile icon, or take the icon off with null',
  access: access.talent({ owned: true, notFrozen: true }),
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({
    /** The key of the cropped picture. */
    talent_edit_image: UploadKey.nullable(),
    /** The key of the original, to crop it again later. */
    talent_edit_doc: UploadKey.nullable().optional(),
  }),
  response: TalentIcon,
});
