import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './page-renderer.ts';

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** "br;q=0" means not accepted. */
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
  readonly location?: string;
  /** Differs per compression. */
  etag(encoding: PageEncoding): string;
  bytes(encoding: PageEncoding): Promise<Buffer>;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Stored compressed only, so thousands of pages fit in memory. Unpacked for the rare client without
 * brotli.
 */
export async function encodePage({ status, html, location }: RenderedPage): Promise<EncodedPage> {
  const print = createHash('sha256').update(html).digest('base64url').slice(0, 27);
  const packed = await compress(html, quality);
  const make = {
    br: async () => packed,
    gzip: async () => promisify(gzip)(await decompress(packed)),
    identity: () => decompress(packed),
  };
  return {
    status,
    ...(location !== undefined && { location }),
    etag: (encoding) => `"${print}-${encoding}"`,
    bytes: (encoding) => make[encoding](),
  };
}
