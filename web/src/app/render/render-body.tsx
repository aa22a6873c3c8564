import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.browser';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { type PageHead, PageHeadContext } from '../../shared/lib/page-head.ts';
import { Providers } from '../providers.tsx';

export interface RenderedBody {
  readonly html: string;
  /** Image preloads from React, which belong in the head. */
  readonly preloads: string;
  readonly head: PageHead;
}

const anyOrigin = 'http://localhost';
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Waits for the content page, because streaming would need inline scripts. */
const inOnePiece = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

type StaticHandler = ReturnType<typeof createStaticHandler>;

async function renderBody(
  handler: StaticHandler,
  path: string,
  queryClient: QueryClient,
): Promise<RenderedBody | undefined> {
  const context = await handler.query(new Request(new URL(path, anyOrigin)));
  if (context instanceof Response) return undefined;
  let head: PageHead | undefined;
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <PageHeadContext
        value={(collected) => {
          head = collected;
        }}
      >
        <Providers queryClient={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </PageHeadContext>
    </StrictMode>,
    {
      ...inOnePiece,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const content = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  if (!head) throw new Error(`The page at ${path} does not say what it is`);
  const preloads = leadingPreloads.exec(content)?.[0] ?? '';
  return { html: content.slice(preloads.length), preloads, head };
}

/** Renders the page of a path for a guest; undefined when it redirects. */
export function createBodyRenderer(routes: RouteObject[]) {
  const handler = createStaticHandler(routes);
  return (path: string, queryClient: QueryClient) => renderBody(handler, path, queryClient);
}
