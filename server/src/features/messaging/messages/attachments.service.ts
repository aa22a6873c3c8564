import type { Parsed } from '@callboard/contract/endpoint';
import type { Attachment, addAttachment, signAttachment } from '@callboard/contract/messaging/messages';
import type { UploadGrant } from '@callboard/contract/people/media';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { endingOf, makeKey } from '../../../platform/storage/keys.ts';
import { safeFileName } from '../../../platform/storage/safe-file-name.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Media, SendableFile } from '../../people/media/index.ts';
import * as queries from './attachments.queries.ts';
import { type FileUrl, toAttachment } from './messages.mapper.ts';

const area = 'messages';
const webp = 'image/webp';
const recordsPerHour = { max: 120, seconds: 60 * 60 };
const unsentHours = 24;

interface AttachmentsOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly media: Pick<Media, 'uploads' | 'sendable'>;
  readonly fileUrl: FileUrl;
}

/** Stores all of them or none. */
async function storeAll(storage: Storage, ...pictures: readonly (readonly [string, Buffer])[]) {
  try {
    for (const [key, bytes] of pictures) await storage.put(key, bytes, webp);
  } catch (error) {
    await Promise.allSettled(pictures.map(([key]) => storage.remove(key)));
    throw error;
  }
}

type StoredFile = Omit<queries.NewAttachment, 'owner_id' | 'upload_key'>;

/** Stores a checked file and returns its columns. */
async function store(storage: Storage, file: SendableFile, fileName: string): Promise<StoredFile> {
  if (file.kind === 'photo') {
    const { full, card, width, height, placeholder } = file.photo;
    const [file_key, thumbnail_key] = [makeKey(area, 'webp'), makeKey(area, 'webp')];
    await storeAll(storage, [file_key, full], [thumbnail_key, card]);
    const file_name = safeFileName(fileName, webp);
    const stored_bytes = full.length + card.length;
    const picture = { width, height, placeholder, bytes: full.length, stored_bytes };
    return { kind: 'photo', file_key, thumbnail_key, file_name, content_type: webp, ...picture };
  }
  const { contentType: content_type, bytes } = file;
  const file_key = makeKey(area, endingOf(content_type));
  await storage.put(file_key, bytes, content_type);
  const noPicture = {
    stored_bytes: bytes.length,
    thumbnail_key: null,
    width: null,
    height: null,
    placeholder: null,
  };
  const file_name = safeFileName(fileName, content_type);
  return { kind: 'file', file_key, file_name, content_type, bytes: bytes.length, ...noPicture };
}

export function createAttachments({ db, storage, limits, media, fileUrl }: AttachmentsOptions) {
  const record = async (owner_id: number, upload_key: string, file: SendableFile, fileName: string) => {
    const stored = await store(storage, file, fileName);
    try {
      return await queries.insertAttachment(db, { owner_id, upload_key, ...stored });
    } catch (error) {
      const keys = [stored.file_key, stored.thumbnail_key].filter((key) => key !== null);
      await Promise.allSettled(keys.map((key) => storage.remove(key)));
      throw error;
    }
  };

  return {
    async sign({ accountId }: Member, file: Parsed<typeof signAttachment>['body']): Promise<UploadGrant> {
      const [grant] = await media.uploads.sign(accountId, [file]);
      if (!grant) throw new Error('Signing one file returned nothing');
      return grant;
    },

    /** Recording the same upload again returns the same attachment, in case the response was lost. */
    async add(
      { accountId }: Member,
      { key, fileName }: Parsed<typeof addAttachment>['body'],
    ): Promise<Attachment> {
      const before = await queries.findByUpload(db, accountId, key);
      if (before) return toAttachment(before, fileUrl);
      await limits.take(`attachments:${accountId}`, recordsPerHour);
      const row = await media.sendable.take(accountId, new Map([['key', key]]), async (files) => {
        const file = files.get('key');
        if (!file) throw new Error('Taking one upload returned nothing');
        return record(accountId, key, file, fileName);
      });
      return toAttachment(row, fileUrl);
    },

    jobs: [
      dailyJob({
        name: 'messages/discard-unsent',
        at: '21:10',
        run: () =>
          db
            .transaction()
            .execute(async (trx) => removeFilesLater(trx, await queries.deleteUnsent(trx, unsentHours))),
      }),
    ],
  };
}
