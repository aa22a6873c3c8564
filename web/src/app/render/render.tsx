import type { Environment } from '@callboard/contract/environment';
import { matchRoutes } from 'react-router';
import { answerTo } from '../../shared/lib/ask.ts';
import { isWorkshop } from '../../shared/lib/environment.ts';
import { createQueryClient } from '../../shared/lib/query-client.ts';
import type { Question } from '../../shared/lib/question.ts';
import { createRoutes } from '../router/routes.tsx';
import { fillDocument } from './page-document.ts';
import { readPageFiles } from './page-files.ts';
import { publicPages } from './public-pages.ts';
import { renderBody } from './render-body.tsx';

export interface RendererOptions {
  /** The one page of the product, as the server sends it when a page is not rendered. */
  readonly template: string;
  /** The built web application. */
  readonly directory: string;
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Makes a call of the API as a guest. */
  readonly ask: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>;
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

/** Pages also say how soon or how long ago something is: none shows an hour that is over. */
const currentHour = () => new Date().toISOString().slice(0, 13);

/** What the server calls for every page address. Pages that are not public come back as undefined. */
export function createRenderer({ template, directory, environment, publicUrl, ask }: RendererOptions) {
  const filesByPage = readPageFiles(directory);
  const routes = createRoutes({ isWorkshop: isWorkshop(environment) });
  const matchable = publicPages.map((page) => ({ path: page.path, caseSensitive: true, handle: page }));

  const answer = async (question: Question) => {
    const { status, body } = await ask(question.url);
    return { queryKey: question.queryKey, data: answerTo(question, status, body) };
  };

  return {
    patterns: publicPages.map(({ path }) => path),

    /** Rendered only without a query. */
    bare: publicPages.flatMap(({ path, isBare }) => (isBare ? [path] : [])),

    /** Addresses for search engines. */
    listed: publicPages.flatMap(({ listed }) => listed.map((path) => publicUrl + path)),

    async open(path: string): Promise<OpenedPage | undefined> {
      const match = matchRoutes(matchable, path)?.at(-1);
      const files = match && filesByPage.get(match.route.path);
      if (!match || !files) return undefined;
      const [named = ''] = Object.values(match.params);
      const questions = match.route.handle.questions?.(named) ?? [];
      const answers = await Promise.all(questions.map(answer));
      const { isNeverKept = false } = match.route.handle;

      const render = async (): Promise<RenderedPage | undefined> => {
        const queryClient = createQueryClient();
        for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data);
        const rendered = await renderBody(routes, path, queryClient);
        if (!rendered) return undefined;
        const html = fillDocument(template, {
          head: rendered.head,
          publicUrl,
          path: match.pathname,
          body: rendered.html,
          preloads: rendered.preloads,
          data: answers,
          ...files,
        });
        return { status: rendered.head.isMissing ? 404 : 200, html };
      };

      return { print: `${currentHour()} ${JSON.stringify(answers)}`, isNeverKept, render };
    },
  };
}
