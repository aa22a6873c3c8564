import { createHmac, timingSafeEqual } from 'node:crypto';

export interface FileGrant {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  /** Seconds since 1970. */
  readonly expires: number;
  /** For an upload: the exact length. */
  readonly bytes?: number;
  /** For an upload of unknown length: the maximum. */
  readonly atMost?: number;
  /** For a download: the file name. */
  readonly saveAs?: string;
  /** The browser shows it all the same. */
  readonly shown?: boolean;
}

const sign = (secret: string, { method, key, expires, bytes, atMost, saveAs, shown }: FileGrant) =>
  createHmac('sha256', secret)
    .update(
      [method, key, expires, bytes ?? '', atMost ?? '', saveAs ?? '', ...(shown ? ['shown'] : [])].join('\n'),
    )
    .digest('base64url');

export const toSignedPath = (secret: string, grant: FileGrant) => {
  const query = new URLSearchParams({
    expires: String(grant.expires),
    ...(grant.bytes !== undefined && { bytes: String(grant.bytes) }),
    ...(grant.atMost !== undefined && { atMost: String(grant.atMost) }),
    ...(grant.saveAs !== undefined && { saveAs: grant.saveAs }),
    ...(grant.shown && { shown: 'yes' }),
    signature: sign(secret, grant),
  });
  return `/files/${grant.key}?${query}`;
};

export const isSignedBy = (secret: string, grant: FileGrant, signature: string, now: number) => {
  const expected = Buffer.from(sign(secret, grant));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) && grant.expires * 1000 > now;
};
