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
  /** The exact length, or the most that may come where only that is known. */
  readonly bytes: number | { readonly atMost: number };
  readonly expiresInSeconds: number;
}

export interface SignedUpload {
  readonly url: string;
  /** Headers the uploader must send: they are part of what was signed. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Where files live. Keys are made by the server, never by a person; an existing key is never overwritten.
 */
export interface Storage {
  /** Before somebody is told to send so much: throws what isDiskFull knows where it would not fit. */
  requireRoom(bytes: number): Promise<void>;
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Takes a file from the local disk, however large, without holding it in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  read(key: string): Promise<Buffer>;
  /** The same as a stream, for what may be large. */
  open(key: string): Promise<Readable>;
  /** Undefined when there is no such object. */
  inspect(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** Everything there is, in no order. */
  list(): AsyncIterable<ListedFile>;
  /** Throws LengthNeededError where the store can sign an exact length only. */
  signUpload(grant: UploadGrant): Promise<SignedUpload>;
  /**
   * Throws for a key in quarantine, since what nobody has checked is never served, and for an ID proof. With a
   * name to save it as, a browser keeps the file instead of showing it.
   */
  signDownload(key: string, expiresInSeconds: number, saveAs?: string): Promise<string>;
}

/** Signing an upload to a store that must know its length. */
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
