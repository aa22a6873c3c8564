import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachmentNamed, contentTypeOf, isClosed, isKey } from './keys.ts';
import {
  KeyTakenError,
  LengthNeededError,
  type ListedFile,
  NoSuchKeyError,
  type Storage,
} from './storage.ts';

export interface S3StorageOptions {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** For S3-compatible storage. */
  readonly endpoint?: string | undefined;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export function createS3Storage({
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  endpoint,
}: S3StorageOptions): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A checksum in a signed URL would be that of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => {
    contentTypeOf(key);
    return { Bucket: bucket, Key: key };
  };

  const inspect: Storage['inspect'] = async (key) => {
    try {
      const found = await client.send(new HeadObjectCommand(at(key)));
      return { contentType: found.ContentType ?? contentTypeOf(key), bytes: found.ContentLength ?? 0 };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  };

  const send = async (key: string, body: Buffer | Readable, bytes: number, contentType: string) => {
    if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
    // Not every S3 storage supports If-None-Match, so existence is checked first.
    if (await inspect(key)) throw new KeyTakenError(key);
    const what = { Body: body, ContentLength: bytes, ContentType: contentType, IfNoneMatch: '*' };
    try {
      await client.send(new PutObjectCommand({ ...at(key), ...what }));
    } catch (error) {
      throw statusOf(error) === 412 ? new KeyTakenError(key) : error;
    }
  };

  const bodyOf = async (key: string) => {
    try {
      return (await client.send(new GetObjectCommand(at(key)))).Body;
    } catch (error) {
      throw statusOf(error) === 404 ? new NoSuchKeyError(key) : error;
    }
  };

  async function* list(): AsyncIterable<ListedFile> {
    let after: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: after }));
      for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        if (Key && isKey(Key)) yield { key: Key, bytes: Size, changedAt: LastModified };
      }
      after = page.NextContinuationToken;
    } while (after);
  }

  return {
    inspect,
    list,
    // Buckets grow without limit.
    requireSpace: async () => undefined,
    put: (key, body, contentType) => send(key, body, body.length, contentType),
    async putFile(key, path, contentType) {
      // Opened first, because a stream error without a listener would end the process.
      const { size } = await stat(path);
      const file = (await open(path)).createReadStream();
      try {
        await send(key, file, size, contentType);
      } finally {
        file.destroy();
      }
    },
    async open(key) {
      const body = await bodyOf(key);
      return body instanceof Readable ? body : Readable.from([]);
    },
    async read(key) {
      return Buffer.from((await (await bodyOf(key))?.transformToByteArray()) ?? []);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async signUpload({ key, contentType, bytes, expiresInSeconds }) {
      if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
      // A maximum length is possible in a signed form, but not in a signed PUT.
      if (typeof bytes !== 'number') throw new LengthNeededError(key);
      const command = new PutObjectCommand({
        ...at(key),
        ContentType: contentType,
        ContentLength: bytes,
        IfNoneMatch: '*',
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match']),
        unhoistableHeaders: new Set(['if-none-match']),
      });
      return { url, headers: { 'content-type': contentType, 'if-none-match': '*' } };
    },
    async signDownload(key, expiresInSeconds, saveAs, as) {
      if (isClosed(key)) throw new Error('Nothing is served from quarantine or of an ID proof');
      const named = saveAs !== undefined && {
        ResponseContentDisposition: attachmentNamed(saveAs, as),
        ResponseCacheControl: 'private, no-store',
      };
      const command = new GetObjectCommand({ ...at(key), ...named });
      return getSignedUrl(client, command, { expiresIn: expiresInSeconds });
    },
  };
}
