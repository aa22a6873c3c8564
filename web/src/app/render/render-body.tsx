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
  /** Pictures the first screen needs, which React asks to be fetched early. They belong into the head. */
  readonly preloads: string;
  readonly head: PageHead;
}

const anyOrigin = 'http://localhost';
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Every part of a page in one piece: nothing is streamed in later, which would need a script in the page. */
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
  const whole = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  if (!head) throw new Error(`The page at ${path} does not say what it is`);
  const preloads = leadingPreloads.exec(whole)?.[0] ?? '';
  return { html: whole.slice(preloads.length), preloads, head };
}

/** Draws the page at a path as a guest sees it who has just come in; nothing when the path leads elsewhere. */
export function createBodyRenderer(routes: RouteObject[]) {
  const handler = createStaticHandler(routes);
  return (path: string, queryClient: QueryClient) => renderBody(handler, path, queryClient);
}
