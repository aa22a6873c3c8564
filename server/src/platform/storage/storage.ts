export interface StoredObject {
  readonly contentType: string;
  readonly bytes: number;
}

export interface UploadGrant {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
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
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  read(key: string): Promise<Buffer>;
  /** Undefined when there is no such object. */
  inspect(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  signUpload(grant: UploadGrant): Promise<SignedUpload>;
  signDownload(key: string, expiresInSeconds: number): Promise<string>;
}

/** Writing to a key that is taken. */
export class KeyTakenError extends Error {
  override readonly name = 'KeyTakenError';
}

/** Reading a key that does not exist. */
export class NoSuchKeyError extends Error {
  override readonly name = 'NoSuchKeyError';
}
