import type { Readable } from 'node:stream';

export interface ListedFile {
  readonly key: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

export interface StoredObject {
  readonly contentType: string;
  readonly bytes: number;
}

export interface UploadGrant {
  readonly key: string;
  readonly contentType: string;
  /** The exact length, or the maximum if only that is known. */
  readonly bytes: number | { readonly atMost: number };
  readonly expiresInSeconds: number;
}

export interface SignedUpload {
  /** As of a download. */
  readonly url: string;
  /** Signed headers that the uploader must send. */
  readonly headers: Readonly<Record<string, string>>;
}

/** File storage. Keys are made by the server and never overwritten. */
export interface Storage {
  /** Checks space before an upload is allowed; throws an error that isDiskFull recognises. */
  requireSpace(bytes: number): Promise<void>;
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Stores a local file without loading it into memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  read(key: string): Promise<Buffer>;
  /** The same as a stream, for large files. */
  open(key: string): Promise<Readable>;
  /** Undefined when there is no such object. */
  inspect(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** All keys, in no order. */
  list(): AsyncIterable<ListedFile>;
  /** Throws LengthNeededError if only exact lengths can be signed. */
  signUpload(grant: UploadGrant): Promise<SignedUpload>;
  /**
   * A path where this server serves the files itself, so that they come from whatever address a page was
   * opened under; a whole URL where another does. Throws for keys in quarantine and ID proofs, which are
   * never served. With a file name the browser downloads instead of showing it, unless it is `shown`: then
   * the name is what it is called when it is saved. Neither is cached.
   */
  signDownload(
    key: string,
    expiresInSeconds: number,
    saveAs?: string,
    as?: 'saved' | 'shown',
  ): Promise<string>;
}

/** The storage needs an exact length. */
export class LengthNeededError extends Error {
  override readonly name = 'LengthNeededError';
}

/** Writing to a key that is taken. */
export class KeyTakenError extends Error {
  override readonly name = 'KeyTakenError';
}

/** Reading a key that does not exist. */
export class NoSuchKeyError extends Error {
  override readonly name = 'NoSuchKeyError';
}
