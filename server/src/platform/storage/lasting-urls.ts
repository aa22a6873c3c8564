import type { Storage } from './storage.ts';

interface Lasting {
  readonly validSeconds: number;
  /** How long a URL is reused, so browser caches work. */
  readonly reuseSeconds: number;
}

const ofPages: Lasting = { validSeconds: 12 * 60 * 60, reuseSeconds: 6 * 60 * 60 };
const most = 20_000;

/** Signed picture URLs that stay the same for hours. */
export function createLastingUrls(
  storage: Pick<Storage, 'signDownload'>,
  { validSeconds, reuseSeconds }: Lasting = ofPages,
  now: () => number = Date.now,
) {
  const signed = new Map<string, { url: string; until: number }>();
  return async (key: string, saveAs?: string): Promise<string> => {
    const known = signed.get(key);
    if (known && known.until > now()) return known.url;
    const url = await storage.signDownload(key, validSeconds, saveAs);
    if (signed.size >= most) signed.clear();
    signed.set(key, { url, until: now() + reuseSeconds * 1000 });
    return url;
  };
}
