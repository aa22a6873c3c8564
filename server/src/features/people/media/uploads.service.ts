import type { fileTypes } from '@callboard/contract/messaging/messages';
import { maxPhotoBytes, type photoTypes, type UploadGrant } from '@callboard/contract/people/media';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField } from '../../../platform/http/problem-error.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { type FileEnding, makeKey, quarantine } from '../../../platform/storage/keys.ts';
import { LengthNeededError, type Storage } from '../../../platform/storage/storage.ts';
import type { Allowances } from '../storage-allowance/index.ts';
import { discardUploads } from './media.jobs.ts';
import { insertUploads } from './uploads.queries.ts';

const grantSeconds = 5 * 60;
/** Later than an upload can be recorded: see claimUpload. */
const discardAfterSeconds = grantSeconds + 60 * 60;
const grantsPerHour = { max: 120, seconds: 60 * 60 };

type UploadType = (typeof photoTypes)[number] | (typeof fileTypes)[number];
const endings: Readonly<Record<UploadType, FileEnding>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
};

export interface AnnouncedFile {
  readonly fileName: string;
  readonly fileType: UploadType;
  readonly fileSize?: number | undefined;
}

interface UploadsOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly allowances: Allowances;
}

/** Signs direct uploads into quarantine and remembers their owner. */
export function createUploads({ db, storage, limits, allowances }: UploadsOptions) {
  const grant = async ({ fileName, fileType, fileSize }: AnnouncedFile, index: number) => {
    const key = makeKey(quarantine, endings[fileType]);
    const expires = new Date(Date.now() + grantSeconds * 1000);
    const bytes = fileSize ?? { atMost: maxPhotoBytes };
    try {
      const { url, headers } = await storage.signUpload({
        key,
        contentType: fileType,
        bytes,
        expiresInSeconds: grantSeconds,
      });
      return { fileName, fileType, key, expires, url, headers, maxBytes: fileSize ?? maxPhotoBytes };
    } catch (error) {
      if (error instanceof LengthNeededError) {
        throw invalidField(`files.${index}.fileSize`, 'Enter the file size in bytes');
      }
      throw error;
    }
  };

  return {
    async sign(ownerId: number, files: readonly AnnouncedFile[]): Promise<UploadGrant[]> {
      await limits.take(`uploads:${ownerId}`, grantsPerHour);
      const grants = await Promise.all(files.map(grant));
      const sizes = grants.map(({ maxBytes }) => maxBytes);
      await storage.requireSpace(sizes.reduce((sum, bytes) => sum + bytes, 0));
      const left = await db.transaction().execute(async (trx) => {
        const remaining = await allowances.take(trx, ownerId, sizes);
        await insertUploads(
          trx,
          grants.map(({ key, fileType, expires, maxBytes }) => ({
            key,
            owner_id: ownerId,
            content_type: fileType,
            bytes: maxBytes,
            expires_at: expires,
          })),
        );
        await addJob(trx, {
          name: discardUploads,
          payload: { keys: grants.map(({ key }) => key) },
          runAt: new Date(Date.now() + discardAfterSeconds * 1000),
        });
        return remaining;
      });
      return grants.map(({ fileName, key, url, headers, expires, maxBytes }) => ({
        fileName,
        key,
        signedUrl: url,
        method: 'PUT',
        headers: { ...headers },
        expires_at: expires.toISOString(),
        maxBytes,
        left,
      }));
    },
  };
}
