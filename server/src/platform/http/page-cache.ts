import { createHash } from 'node:crypto';
import { createLatest } from '../latest.ts';
import { type EncodedPage, encodePage } from './encoded-page.ts';
import type { OpenedPage } from './page-renderer.ts';

interface RenderedEntry {
  readonly fingerprint: string;
  readonly page: Promise<EncodedPage | undefined>;
}

interface CachedPage {
  readonly page: Promise<EncodedPage | undefined>;
  until: number;
}

interface PageCacheOptions {
  readonly open: (path: string, visitor: string) => Promise<OpenedPage | undefined>;
  readonly cacheMs?: number;
  /** The most pages in memory. A page is about 30 kB. */
  readonly most?: number;
  readonly now?: () => number;
}

/** Above this rate, requests within 200 ms share one page. */
const freshPerSecond = 10;
const crowdedCacheMs = 200;

/** Whether a path is requested more often than it can be opened for each. */
function createCrowds(most: number, now: () => number) {
  const counts = createLatest<{ readonly second: number; readonly times: number }>(most);
  return (path: string): boolean => {
    const second = Math.floor(now() / 1000);
    const before = counts.find(path);
    const times = before?.second === second ? before.times + 1 : 1;
    counts.put(path, { second, times });
    return times > freshPerSecond;
  };
}

/**
 * Opens a path at most once a minute; uncached pages once per concurrent group. Rendering costs far more than
 * opening, so the same fingerprint is not rendered again.
 */
export function createPageCache({ open, cacheMs = 60_000, most = 1000, now = Date.now }: PageCacheOptions) {
  const opened = createLatest<CachedPage>(most);
  const rendered = createLatest<RenderedEntry>(most);
  const isCrowd = createCrowds(most, now);

  const renderOnce = (
    path: string,
    { fingerprint: content, render }: OpenedPage,
  ): Promise<EncodedPage | undefined> => {
    const fingerprint = createHash('sha256').update(content).digest('base64url');
    const before = rendered.find(path);
    if (before?.fingerprint === fingerprint) return before.page;
    const fresh = { fingerprint, page: render().then(async (page) => page && encodePage(page)) };
    rendered.put(path, fresh);
    fresh.page.catch(() => rendered.forget(path, fresh));
    return fresh.page;
  };

  const read = (path: string, visitor: string) => {
    const isCrowded = isCrowd(path);
    const opening = async () => {
      try {
        const page = await open(path, visitor);
        const encoded = page && (await renderOnce(path, page));
        if (!encoded || (page?.isUncached && !isCrowded)) opened.forget(path, cached);
        else if (page?.isUncached) cached.until = now() + crowdedCacheMs;
        return encoded;
      } catch (error) {
        opened.forget(path, cached);
        throw error;
      }
    };
    const cached: CachedPage = { page: opening(), until: now() + cacheMs };
    opened.put(path, cached);
    return cached.page;
  };

  return (path: string, visitor: string): Promise<EncodedPage | undefined> => {
    const cached = opened.find(path);
    return cached && cached.until > now() ? cached.page : read(path, visitor);
  };
}
