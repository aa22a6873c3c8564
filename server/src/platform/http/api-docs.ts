import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Endpoint } from '@callboard/contract/endpoint';
import { toOpenApi } from '@callboard/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** No third-party requests: no web fonts, proxy or assistant. */
const viewer = {
  url: '/openapi.json',
  withDefaultFonts: false,
  proxyUrl: '',
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  theme: 'none',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · Callboard</title>
    <link rel="icon" href="/favicon.svg">
  </head>
  <body>
    <script id="api-reference" data-url="/openapi.json" data-configuration='${JSON.stringify(viewer)}'></script>
    <script src="/docs/viewer.js"></script>
  </body>
</html>
`;

const readViewer = () => {
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  return readFileSync(join(dirname(entry), 'js', 'standalone.js'));
};

/** Serves the contract at /openapi.json and /docs. */
export function apiDocs(app: FastifyInstance, endpoints: Readonly<Record<string, Endpoint>>): void {
  const served = Object.fromEntries(
    Object.entries(endpoints).filter(
      ([, { environments }]) => environments?.includes(app.environment) ?? true,
    ),
  );
  const writeDocument = () =>
    JSON.stringify(
      toOpenApi(served, {
        title: 'Callboard',
        version: '1.0.0',
        description: 'Casting for film, series, stage and advertising.',
      }),
    );
  // Built on the first request, to keep the start fast.
  let document: string | undefined;
  let script: Buffer | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= writeDocument();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/viewer.js', async (_request, reply) => {
    script ??= readViewer();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(script);
  });
}
