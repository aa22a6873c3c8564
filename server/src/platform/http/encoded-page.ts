import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './page-renderer.ts';

export type PageEncoding = 'br' | 'gzip' | 'identity';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
} as const;

/** "br;q=0" is somebody who cannot read it. */
const takes = (header: string, name: string) =>
  header.split(',').some((part) => {
    const [encoding, quality = ''] = part.split(';').map((piece) => piece.trim());
    return encoding === name && !/^q=0(?:\.0*)?$/.test(quality);
  });

export const chooseEncoding = (accepted: string | undefined): PageEncoding => {
  const header = (accepted ?? '').toLowerCase();
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'identity';
};

export interface EncodedPage {
  readonly status: number;
  /** The same page has another one for each way it is compressed. */
  etag(encoding: PageEncoding): string;
  /** Compressed once, however many ask for it. */
  bytes(encoding: PageEncoding): Promise<Buffer>;
}

export function encodePage({ status, html }: RenderedPage): EncodedPage {
  const plain = Buffer.from(html);
  const print = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  const made = new Map<PageEncoding, Promise<Buffer>>();
  return {
    status,
    etag: (encoding) => `"${print}-${encoding}"`,
    bytes(encoding) {
      const bytes = made.get(encoding) ?? compressors[encoding](plain);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}
