import type { Environment } from '@callboard/contract/environment';
import { type GuestRequest, readGuestAnswer } from '../../shared/lib/api/queries.ts';
import { createQueryClient } from '../../shared/lib/api/query-client.ts';
import { isWorkshop } from '../../shared/lib/environment.ts';
import { createRoutes } from '../router/routes.tsx';
import { fillDocument } from './page-document.ts';
import { readPageFiles } from './page-files.ts';
import { createPageFinder } from './page-finder.ts';
import { publicPages } from './public-pages.ts';
import { createBodyRenderer } from './render-body.tsx';

export interface RendererOptions {
  /** The one page of the product, as the server sends it when a page is not rendered. */
  readonly template: string;
  /** The built web application. */
  readonly directory: string;
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Makes a call of the API as a guest at the address of the visitor. */
  readonly ask: (url: string, visitor: string) => Promise<{ readonly status: number; readonly text: string }>;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface OpenedPage {
  /** A page that was opened again with the same print shows the same. */
  readonly print: string;
  /** Opened again for everybody who asks. */
  readonly isNeverKept: boolean;
  render(): Promise<RenderedPage | undefined>;
}

/** Pages also say how soon or how long ago something is: those show no hour that is over, the others no day. */
const currentTime = (isTimeless: boolean) => new Date().toISOString().slice(0, isTimeless ? 10 : 13);

/** What the server calls for every page address. Pages that are not public come back as undefined. */
export function createRenderer({ template, directory, environment, publicUrl, ask }: RendererOptions) {
  const filesByPage = readPageFiles(directory);
  const renderBody = createBodyRenderer(createRoutes({ isWorkshop: isWorkshop(environment) }));
  const findPage = createPageFinder(publicPages);

  /** A refusal fails here: it must not take the place of the page that was drawn for others. */
  const answer = async (request: GuestRequest, visitor: string) => {
    const { status, text } = await ask(request.url, visitor);
    readGuestAnswer(request, status, undefined);
    const read = () => ({
      queryKey: request.queryKey,
      data: readGuestAnswer(request, status, JSON.parse(text)),
    });
    return { print: `${status} ${text}`, read };
  };

  return {
    patterns: publicPages.map(({ path }) => path),

    /** Rendered only without a query. */
    bare: publicPages.flatMap(({ path, isBare }) => (isBare ? [path] : [])),

    /** Addresses for search engines. */
    listed: publicPages.flatMap(({ listed }) => listed.map((path) => publicUrl + path)),

    async open(path: string, visitor: string): Promise<OpenedPage | undefined> {
      const found = findPage(path);
      const files = found && filesByPage.get(found.page.path);
      if (!found || !files) return undefined;
      const requests = found.page.requests?.(found.named) ?? [];
      const answered = await Promise.all(requests.map((request) => answer(request, visitor)));
      const { isNeverKept = false, isTimeless = false } = found.page;

      const render = async (): Promise<RenderedPage | undefined> => {
        const answers = answered.map(({ read }) => read());
        const queryClient = createQueryClient();
        for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data);
        const rendered = await renderBody(path, queryClient);
        if (!rendered) return undefined;
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

      const print = [currentTime(isTimeless), ...answered.map(({ print }) => print)].join('\n');
      return { print, isNeverKept, render };
    },
  };
}
