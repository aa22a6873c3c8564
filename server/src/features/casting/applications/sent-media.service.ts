import type { applyForJob } from '@callboard/contract/casting/applications';
import type { Parsed } from '@callboard/contract/endpoint';
import type { FieldError } from '@callboard/contract/errors';
import type { Database } from '../../../platform/db/database.ts';
import { invalidFields } from '../../../platform/http/problem-error.ts';
import type { Intake, Photos, UploadToRecord } from '../../people/media/index.ts';
import type { SentMedia } from './sent-checks.policy.ts';
import { listOwnGallery, listSentMedia, type OwnMediaRow, replaceMedia } from './sent-writes.queries.ts';

export type MediaToSend = NonNullable<Parsed<typeof applyForJob>['body']['media']>;

export interface SentMediaOptions {
  readonly db: Database;
  readonly media: { readonly intake: Intake; readonly photos: Pick<Photos, 'release'> };
}

type Checked = Awaited<ReturnType<Intake['check']>>[number];

/** What was named in a call, in its order, and found to be the talent’s own. */
export type FoundMedia = readonly (SentMedia & {
  readonly from: { assetId: number } | { upload: Checked };
})[];

const unknown = 'This isn’t yours, or it was removed';

export const refuseAll = (errors: readonly FieldError[]): void => {
  const [first, ...others] = errors;
  if (first) throw invalidFields([first, ...others]);
};

export function createSentMedia({ db, media: { intake, photos } }: SentMediaOptions) {
  const known = async (talentId: number, applicationId: number | undefined, items: MediaToSend) => {
    const ids = items.flatMap(({ gallary_id }) => gallary_id ?? []);
    const gallery = ids.length === 0 ? [] : await listOwnGallery(db, talentId, ids);
    const sent =
      applicationId === undefined || items.every(({ media_id }) => media_id === undefined)
        ? []
        : await listSentMedia(db, applicationId);
    return ({ gallary_id, media_id }: MediaToSend[number]): OwnMediaRow | undefined =>
      gallary_id === undefined
        ? sent.find(({ id }) => id === media_id)
        : gallery.find(({ id }) => id === gallary_id);
  };

  const toUpload = async (talentId: number, item: MediaToSend[number], field: string) => {
    if (item.key === undefined) return undefined;
    const kind = await intake.kindOf(talentId, item.key);
    return kind && ({ field: `${field}.key`, key: item.key, kind } satisfies UploadToRecord);
  };

  return {
    /** Before the transaction, because uploads are read. Someone else’s are an error of their field. */
    async find(talentId: number, applicationId: number | undefined, items: MediaToSend): Promise<FoundMedia> {
      const ofGallery = await known(talentId, applicationId, items);
      const uploads: UploadToRecord[] = [];
      const errors: FieldError[] = [];
      for (const [index, item] of items.entries()) {
        const field = `media.${index}`;
        const upload = await toUpload(talentId, item, field);
        if (upload) uploads.push(upload);
        else if (!ofGallery(item)) errors.push({ field, message: unknown });
      }
      refuseAll(errors);
      const checked = await intake.check(talentId, uploads);
      const found = items.flatMap((item, index): FoundMedia[number][] => {
        const field = `media.${index}`;
        const row = ofGallery(item);
        const upload = checked.find((one) => one.field === `${field}.key`);
        const requestId = item.request_id ?? null;
        if (row) {
          const { kind, duration_ms: durationMs, asset_id: assetId } = row;
          return [{ field, kind, requestId, durationMs, from: { assetId } }];
        }
        return upload ? [{ field, kind: upload.kind, requestId, durationMs: null, from: { upload } }] : [];
      });
      const assets = found.flatMap(({ from }) => ('assetId' in from ? from.assetId : []));
      refuseAll(
        new Set(assets).size < assets.length ? [{ field: 'media', message: 'Send each of them once' }] : [],
      );
      return found;
    },

    /** In the caller’s transaction. What is not sent any more, and was made for this application alone, is deleted. */
    async keep(trx: Database, talentId: number, applicationId: number, found: FoundMedia): Promise<void> {
      const media: { assetId: number; requestId: number | null }[] = [];
      for (const { from, requestId } of found) {
        const { assetId } = 'upload' in from ? await intake.take(trx, talentId, from.upload) : from;
        if (media.every((one) => one.assetId !== assetId)) media.push({ assetId, requestId });
      }
      await photos.release(trx, await replaceMedia(trx, applicationId, media));
    },
  };
}
export type SentMediaService = ReturnType<typeof createSentMedia>;
