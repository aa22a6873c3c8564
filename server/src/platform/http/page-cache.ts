import { createHash } from 'node:crypto';
import { createLatest } from '../latest.ts';
import { type EncodedPage, encodePage } from './encoded-page.ts';
import type { OpenedPage } from './page-renderer.ts';

interface Drawn {
  readonly print: string;
  readonly page: Promise<EncodedPage | undefined>;
}

interface Kept {
  readonly page: Promise<EncodedPage | undefined>;
  until: number;
}

interface PageCacheOptions {
  readonly open: (path: string, visitor: string) => Promise<OpenedPage | undefined>;
  readonly keepMs?: number;
  /** Addresses are endless; what is kept of them is not. A page is some 30 kB. */
  readonly most?: number;
  readonly now?: () => number;
}

/** So often in a second an address is opened for whoever asks; beyond that, those of a fifth of a second share it. */
const freshPerSecond = 10;
const crowdedKeepMs = 200;

/** Tells whether an address is asked for more often than it can be opened for each. */
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
 * Opens an address at most once a minute, however many ask for it; one that is never kept, once for those who ask at
 * once. Drawing costs far more than opening: a page that was opened again and shows the same is not drawn again.
 */
export function createPageCache({ open, keepMs = 60_000, most = 1000, now = Date.now }: PageCacheOptions) {
  const opened = createLatest<Kept>(most);
  const drawn = createLatest<Drawn>(most);
  const isCrowd = createCrowds(most, now);

  const draw = (path: string, { print: whole, render }: OpenedPage): Promise<EncodedPage | undefined> => {
    const print = createHash('sha256').update(whole).digest('base64url');
    const before = drawn.find(path);
    if (before?.print === print) return before.page;
    const fresh = { print, page: render().then(async (page) => page && encodePage(page)) };
    drawn.put(path, fresh);
    fresh.page.catch(() => drawn.forget(path, fresh));
    return fresh.page;
  };

  const read = (path: string, visitor: string) => {
    const isCrowded = isCrowd(path);
    const opening = async () => {
      try {
        const page = await open(path, visitor);
        const encoded = page && (await draw(path, page));
        if (!encoded || (page?.isNeverKept && !isCrowded)) opened.forget(path, kept);
        else if (page?.isNeverKept) kept.until = now() + crowdedKeepMs;
        return encoded;
      } catch (error) {
        opened.forget(path, kept);
        throw error;
      }
    };
    const kept: Kept = { page: opening(), until: now() + keepMs };
    opened.put(path, kept);
    return kept.page;
  };

  return (path: string, visitor: string): Promise<EncodedPage | undefined> => {
    const kept = opened.find(path);
    return kept && kept.until > now() ? kept.page : read(path, visitor);
  };
}
