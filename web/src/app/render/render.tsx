import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@callboard/contract/environment';
import { type GuestRequest, readGuestAnswer } from '../../shared/lib/api/queries.ts';
import { createQueryClient } from '../../shared/lib/api/query-client.ts';
import { hasDevPages } from '../../shared/lib/environment.ts';
import { createRoutes } from '../router/routes.tsx';
import { fillDocument } from './page-document.ts';
import { createPageFinder } from './page-finder.ts';
import { publicPages } from './public-pages.ts';
import { createBodyRenderer } from './render-body.tsx';

/** An entry of the build manifest. */
interface BuiltModule {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type BuildManifest = Readonly<Record<string, BuiltModule>>;

const readManifest = (directory: string): BuildManifest =>
  JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8'));

/** A module with its static imports, in import order. */
function closure(manifest: BuildManifest, name: string, seen: Set<string>): BuiltModule[] {
  const module = manifest[name];
  if (!module) throw new Error(`The build knows no module ${name}`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [...(module.imports ?? []).flatMap((one) => closure(manifest, one, seen)), module];
}

function scriptsOf(manifest: BuildManifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.flatMap((name) => closure(manifest, name, seen)).map(({ file }) => file);
}

/** The style sheets of the modules in load order. */
export function stylesOf(manifest: BuildManifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = names.flatMap((name) => closure(manifest, name, seen)).flatMap(({ css }) => css ?? []);
  return [...new Set(files)];
}

/** Global styles belong to the entry module. */
const app = 'index.html';
const starter = 'src/app/start/start.ts';

const rooted = (file: string) => `/${file}`;

/** The build output of each public page, read once. */
function readPageFiles(directory: string) {
  const manifest = readManifest(directory);
  const script = manifest[starter]?.file;
  if (!script) throw new Error(`The build knows no module ${starter}`);
  return new Map(
    publicPages.map((page) => {
      const modules = [app, page.module, ...(page.parts ?? [])];
      const styles = stylesOf(manifest, modules);
      return [
        page.path,
        {
          css: styles.map((file) => readFileSync(join(directory, file), 'utf8')).join('\n'),
          styleSheets: styles.map(rooted),
          script: rooted(script),
          laterScripts: scriptsOf(manifest, modules).map(rooted),
        },
      ];
    }),
  );
}

export interface RendererOptions {
  /** The HTML template. */
  readonly template: string;
  /** The built web application. */
  readonly directory: string;
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Calls the API as a guest, with the visitor's IP address. */
  readonly fetchApi: (
    url: string,
    visitor: string,
  ) => Promise<{ readonly status: number; readonly text: string }>;
}

export interface RenderedPage {
  readonly status: 200 | 301 | 404;
  readonly html: string;
  /** Where the page is now. */
  readonly location?: string;
}

export interface OpenedPage {
  /** The same fingerprint means the same page. */
  readonly fingerprint: string;
  /** Rendered for every request. */
  readonly isUncached: boolean;
  render(): Promise<RenderedPage | undefined>;
}

/** Pages with relative times expire each hour, others each day. */
const currentTime = (isTimeless: boolean) => new Date().toISOString().slice(0, isTimeless ? 10 : 13);

/** Called by the server for every page path. Undefined for pages that are not public. */
export function createRenderer({ template, directory, environment, publicUrl, fetchApi }: RendererOptions) {
  const filesByPage = readPageFiles(directory);
  const renderBody = createBodyRenderer(createRoutes({ hasDevPages: hasDevPages(environment) }));
  const findPage = createPageFinder(publicPages);

  /** An error throws, so it is never cached as a page. */
  const answer = async (request: GuestRequest, visitor: string) => {
    const { status, text } = await fetchApi(request.url, visitor);
    readGuestAnswer(request, status, undefined);
    const read = () => ({
      queryKey: request.queryKey,
      data: readGuestAnswer(request, status, JSON.parse(text)),
    });
    return { fingerprint: `${status} ${text}`, read };
  };

  return {
    patterns: publicPages.map(({ path }) => path),

    /** Rendered only without a query. */
    bare: publicPages.flatMap(({ path, isBare }) => (isBare ? [path] : [])),

    /** Paths for the sitemap. */
    listed: publicPages.flatMap(({ listed }) => listed.map((path) => publicUrl + path)),

    async open(path: string, visitor: string): Promise<OpenedPage | undefined> {
      const found = findPage(path);
      const files = found && filesByPage.get(found.page.path);
      if (!found || !files) return undefined;
      const ask = (requests: readonly GuestRequest[]) =>
        Promise.all(requests.map((request) => answer(request, visitor)));
      const first = await ask(found.page.requests?.(found.named) ?? []);
      const answered = [...first, ...(await ask(found.page.following?.(first[0]?.read().data) ?? []))];
      const { isUncached = false, isTimeless = false } = found.page;

      const render = async (): Promise<RenderedPage | undefined> => {
        const answers = answered.map(({ read }) => read());
        const queryClient = createQueryClient();
        for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data);
        const rendered = await renderBody(path, queryClient);
        if (!rendered) return undefined;
        const { movedTo } = rendered.head;
        if (movedTo) return { status: 301, html: '', location: movedTo };
        const html = fillDocument(template, {
          head: rendered.head,
          publicUrl,
          path: found.path,
          body: rendered.html,
          preloads: rendered.preloads,
          data: answers,
          ...files,
        });
        return { status: rendered.head.isMissing ? 404 : 200, html };
      };

      const fingerprint = [currentTime(isTimeless), ...answered.map(({ fingerprint }) => fingerprint)].join(
        '\n',
      );
      return { fingerprint, isUncached, render };
    },
  };
}
