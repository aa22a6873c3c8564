import type { RenderedPage } from './page-renderer.ts';

interface Kept {
  readonly version: string;
  readonly page: Promise<RenderedPage | undefined>;
  readonly until: number;
}

interface PageCacheOptions {
  readonly render: (path: string) => Promise<RenderedPage | undefined>;
  /** What a page is made of: one that was made of something else is made anew, however young it is. */
  readonly versionOf?: (path: string) => Promise<string>;
  readonly keepMs?: number;
  /** Addresses are endless; what is kept of them is not. */
  readonly most?: number;
  readonly now?: () => number;
}

/** Renders an address at most once a minute, however many ask for it; one that is never kept, once for those who ask at once. */
export function createPageCache({
  render,
  versionOf = async () => '',
  keepMs = 60_000,
  most = 200,
  now = Date.now,
}: PageCacheOptions) {
  const pages = new Map<string, Kept>();

  const forget = (path: string, kept: Kept) => {
    if (pages.get(path) === kept) pages.delete(path);
  };

  const keep = (path: string, version: string): Kept => {
    const kept = { version, page: render(path), until: now() + keepMs };
    pages.delete(path);
    pages.set(path, kept);
    const [oldest] = pages.keys();
    if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    kept.page.then(
      (page) => {
        if (!page || page.isNeverKept) forget(path, kept);
      },
      () => forget(path, kept),
    );
    return kept;
  };

  return async (path: string): Promise<RenderedPage | undefined> => {
    // While nobody can tell, what is kept is as good as anything.
    const version = await versionOf(path).catch(() => pages.get(path)?.version ?? '');
    const kept = pages.get(path);
    return (kept?.version === version && kept.until > now() ? kept : keep(path, version)).page;
  };
}
