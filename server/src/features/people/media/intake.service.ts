import type { FieldError } from '@callboard/contract/errors';
import { galleryQuotas, reelTypes } from '@callboard/contract/people/gallery';
import { galleryKinds } from '@callboard/contract/people/gallery-item';
import { maxPhotoBytes, photoTypes } from '@callboard/contract/people/media';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, invalidFields } from '../../../platform/http/problem-error.ts';
import { isKey } from '../../../platform/storage/keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkPicture } from './check-picture.ts';
import { mediaErrors, RejectedFileError } from './media-errors.ts';
import { addWaiting } from './preparing/preparing.jobs.ts';
import type { Resumable } from './resumable/resumable.service.ts';
import { makeUploadKey, toKey } from './resumable/upload-name.ts';
import { makeOriginalKey } from './store-photo.ts';
import {
  claimUpload,
  deleteUploads,
  findRecorded,
  findUpload,
  markRecorded,
  type UploadRow,
} from './uploads.queries.ts';

type Kind = (typeof galleryKinds)[number];

/** The result of checking the stored bytes. */
interface UploadFacts {
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** The file has not arrived or was announced as something else. It may still be fine, so it stays. */
class NotThisUploadError extends Error {
  override readonly name = 'NotThisUploadError';
}

const typesOf: Readonly<Record<Kind, readonly string[]>> = { photo: photoTypes, ...reelTypes };
const tooLarge: Readonly<Record<Kind, string>> = {
  photo: mediaErrors.tooLarge,
  video: mediaErrors.videoTooLarge,
  audio: mediaErrors.recordingTooLarge,
};

/**
 * The quick check during the request: length, first bytes, claimed pixels. Videos and recordings are opened
 * by the job. Throws a RejectedFileError, or NotThisUploadError when there is nothing to check.
 */
async function checkStoredUpload(storage: Storage, upload: UploadRow, kind: Kind): Promise<UploadFacts> {
  const contentType = upload.content_type;
  if (!typesOf[kind].includes(contentType)) throw new NotThisUploadError(mediaErrors.differentKind);
  const found = await storage.inspect(upload.key);
  if (!found) throw new NotThisUploadError(mediaErrors.missing);
  if (found.bytes === 0) throw new RejectedFileError(mediaErrors.empty);
  if (found.bytes > (kind === 'photo' ? maxPhotoBytes : galleryQuotas[kind].bytes)) {
    throw new RejectedFileError(tooLarge[kind]);
  }
  if (kind !== 'photo') return { contentType, bytes: found.bytes, width: null, height: null };
  const { width, height } = await checkPicture(await storage.read(upload.key), contentType);
  return { contentType, bytes: found.bytes, width, height };
}

/** An upload to record, and the request field that names it. */
export interface UploadToRecord {
  readonly field: string;
  readonly key: string;
  readonly kind: Kind;
  readonly poster?: { readonly field: string; readonly key: string };
}

type CheckedUpload = UploadToRecord &
  (
    | { readonly facts: UploadFacts }
    /** Recorded by an earlier request whose response was lost. */
    | { readonly assetId: number }
  );

interface RecordedUpload {
  readonly assetId: number;
  readonly isNew: boolean;
}

interface IntakeOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly resumable: Pick<Resumable, 'finishIfComplete'>;
}

/** Records uploads from quarantine: a quick check during the request, the rest by a job. */
export function createIntake({ db, storage, resumable }: IntakeOptions) {
  const discard = async (upload: UploadRow) => {
    if (!(await claimUpload(db, { key: upload.key, ownerId: upload.owner_id }))) return;
    await storage.remove(upload.key);
    await deleteUploads(db, [upload.key]);
  };

  const checkUpload = async (
    ownerId: number,
    key: string,
    kind: Kind,
  ): Promise<UploadFacts | { assetId: number }> => {
    const upload = isKey(key) ? await findUpload(db, { key, ownerId }) : undefined;
    if (!upload) throw new NotThisUploadError(mediaErrors.unknown);
    if (upload.asset_id !== null) return { assetId: upload.asset_id };
    if (!upload.is_free || !upload.is_in_time) throw new NotThisUploadError(mediaErrors.unknown);
    if (upload.resumable && !(await resumable.finishIfComplete(upload))) {
      throw new NotThisUploadError(mediaErrors.missing);
    }
    try {
      return await checkStoredUpload(storage, upload, kind);
    } catch (error) {
      if (error instanceof RejectedFileError) await discard(upload);
      throw error;
    }
  };

  const checkWithPoster = async (
    ownerId: number,
    given: UploadToRecord,
    errors: FieldError[],
  ): Promise<CheckedUpload | undefined> => {
    const { poster } = given;
    const key = toKey(given.key);
    const attempt = async (field: string, uploadKey: string, kind: Kind) => {
      try {
        return await checkUpload(ownerId, uploadKey, kind);
      } catch (error) {
        if (!(error instanceof RejectedFileError || error instanceof NotThisUploadError)) throw error;
        errors.push({ field, message: error.message });
        return undefined;
      }
    };
    const facts = await attempt(given.field, key, given.kind);
    if (poster && given.kind === 'photo')
      errors.push({ field: poster.field, message: mediaErrors.posterOfPhoto });
    else if (poster) await attempt(poster.field, poster.key, 'photo');
    if (!facts) return undefined;
    return { ...given, key, ...('assetId' in facts ? facts : { facts }) };
  };

  /** Only an unused upload of the owner; anything else is an error of its field. */
  const claim = async (trx: Database, ownerId: number, field: string, key: string) => {
    if (!(await claimUpload(trx, { key, ownerId }))) throw invalidField(field, mediaErrors.unknown);
  };

  return {
    /** What an upload was announced as. Undefined when it is not the owner’s. */
    async kindOf(ownerId: number, key: string): Promise<Kind | undefined> {
      const name = toKey(key);
      const upload = isKey(name) ? await findUpload(db, { key: name, ownerId }) : undefined;
      return upload && galleryKinds.find((kind) => typesOf[kind].includes(upload.content_type));
    },

    /** Checks all of them and reports every error at once. Valid uploads stay where they are. */
    async check(ownerId: number, uploads: readonly UploadToRecord[]): Promise<CheckedUpload[]> {
      const errors: FieldError[] = [];
      const known = new Set<string>();
      const checked: CheckedUpload[] = [];
      for (const upload of uploads) {
        for (const { field, key } of [upload, ...(upload.poster ? [upload.poster] : [])]) {
          if (known.has(toKey(key))) errors.push({ field, message: mediaErrors.duplicate });
          known.add(toKey(key));
        }
      }
      // One at a time, so only one picture is in memory.
      for (const upload of errors.length > 0 ? [] : uploads) {
        const one = await checkWithPoster(ownerId, upload, errors);
        if (one) checked.push(one);
      }
      const [first, ...others] = errors;
      if (first) throw invalidFields([first, ...others]);
      return checked;
    },

    /** In the caller's transaction: the asset an upload becomes, or became before. */
    async take(trx: Database, ownerId: number, checked: CheckedUpload): Promise<RecordedUpload> {
      if ('assetId' in checked) return { assetId: checked.assetId, isNew: false };
      const { field, key, kind, poster, facts } = checked;
      if (!(await claimUpload(trx, { key, ownerId }))) {
        // A concurrent request recorded it first.
        const assetId = await findRecorded(trx, { key, ownerId });
        if (assetId === undefined) throw invalidField(field, mediaErrors.unknown);
        return { assetId, isNew: false };
      }
      if (poster) await claim(trx, ownerId, poster.field, poster.key);
      const { contentType, ...measured } = facts;
      const assetId = await addWaiting(trx, {
        owner_id: ownerId,
        kind,
        content_type: contentType,
        ...measured,
        original_key: kind === 'photo' ? makeOriginalKey() : makeUploadKey('media', contentType),
        source_key: key,
        poster_source_key: poster?.key ?? null,
      });
      await markRecorded(trx, key, assetId);
      if (poster) await markRecorded(trx, poster.key, assetId);
      return { assetId, isNew: true };
    },
  };
}
export type Intake = ReturnType<typeof createIntake>;
