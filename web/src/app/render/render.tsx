import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@callboard/contract/environment';
import { matchRoutes } from 'react-router';
import { answerTo } from '../../shared/lib/ask.ts';
import { isWorkshop } from '../../shared/lib/environment.ts';
import { createQueryClient } from '../../shared/lib/query-client.ts';
import type { Question } from '../../shared/lib/question.ts';
import { createRoutes } from '../router/routes.tsx';
import { readManifest, scriptsOf, stylesOf } from './build-manifest.ts';
import { fillDocument } from './page-document.ts';
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

/** Styles of every page belong to the page that starts the application. */
const app = 'index.html';
const starter = 'src/app/start/start.ts';

const rooted = (file: string) => `/${file}`;

/** What the server calls for every page address. Pages that are not public come back as undefined. */
export function createRenderer({ template, directory, environment, publicUrl, ask }: RendererOptions) {
  const manifest = readManifest(directory);
  const routes = createRoutes({ isWorkshop: isWorkshop(environment) });
  const matchable = publicPages.map((page) => ({ path: page.path, caseSensitive: true, handle: page }));
  const script = manifest[starter]?.file;
  if (!script) throw new Error(`The build knows no module ${starter}`);

  const readStyles = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(directory, file), 'utf8')).join('\n');
  const filesByPage = new Map(
    publicPages.map((page) => {
      const modules = [app, page.module, ...(page.parts ?? [])];
      const styles = stylesOf(manifest, modules);
      const scripts = scriptsOf(manifest, modules);
      return [
        page.path,
        { css: readStyles(styles), styles: styles.map(rooted), scripts: scripts.map(rooted) },
      ];
    }),
  );

  const answer = async (question: Question) => {
    const { status, body } = await ask(question.url);
    return { queryKey: question.queryKey, data: answerTo(question, status, body) };
  };

  return {
    patterns: publicPages.map(({ path }) => path),

    /** Addresses for search engines. */
    listed: publicPages.flatMap(({ listed }) => listed.map((path) => publicUrl + path)),

    async render(path: string): Promise<RenderedPage | undefined> {
      const match = matchRoutes(matchable, path)?.at(-1);
      const files = match && filesByPage.get(match.route.path);
      if (!match || !files) return undefined;
      const questions = match.route.handle.questions?.(match.params.id ?? '') ?? [];
      const answers = await Promise.all(questions.map(answer));
      const queryClient = createQueryClient();
      for (const { queryKey, data } of answers) queryClient.setQueryData(queryKey, data);
      const rendered = await renderBody(routes, path, queryClient);
      if (!rendered) return undefined;
      const html = fillDocument(template, {
        head: rendered.head,
        canonical: publicUrl + match.pathname,
        sharePicture: `${publicUrl}/share-picture.png`,
        body: rendered.html,
        preloads: rendered.preloads,
        css: files.css,
        styleSheets: files.styles,
        script: rooted(script),
        laterScripts: files.scripts,
        data: answers,
      });
      return { status: rendered.head.isMissing ? 404 : 200, html };
    },
  };
}
