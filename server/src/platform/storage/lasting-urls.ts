import type { Storage } from './storage.ts';

const validSeconds = 12 * 60 * 60;
/** Handed out again for this long, so that browsers find in their cache what they have seen. */
const reuseMs = 6 * 60 * 60 * 1000;
const most = 20_000;

/** Addresses for pictures that pages show: signed once, then the same for hours. */
export function createLastingUrls(storage: Pick<Storage, 'signDownload'>, now: () => number = Date.now) {
  const signed = new Map<string, { url: string; until: number }>();
  return async (key: string): Promise<string> => {
    const known = signed.get(key);
    if (known && known.until > now()) return known.url;
    const url = await storage.signDownload(key, validSeconds);
    if (signed.size >= most) signed.clear();
    signed.set(key, { url, until: now() + reuseMs });
    return url;
  };
}
