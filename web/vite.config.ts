import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';
const proxied = ['/v1', '/files', '/uploads', '/outbox.json', '/openapi.json', '/docs', '/health', '/ready'];

/** The widgets speak thirty languages; we bring the words of ours. */
const wordsOfWidgets =
  /node_modules[\\/](?:react-aria|react-stately|react-aria-components)[\\/].*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

function onlyOurLanguages(): Plugin {
  return {
    name: 'callboard-only-our-languages',
    load: (id) => (wordsOfWidgets.test(id) ? 'export default {}' : undefined),
  };
}

/** The faces of the first screen are asked for at once, not when the style sheet has been read. */
const preloadedFonts = ['inter-basic', 'fraunces-basic'];

function preloadFonts(): Plugin {
  return {
    name: 'callboard-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => preloadedFonts.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}

/**
 * The schemas of the contract, and what brings them along. Guests read public pages without them, and they must
 * not run before main.tsx has told them that code is never made from text here.
 */
const schemas = /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/]|shared[\\/]lib[\\/](?:api|trouble)\.ts/;
const smallPieces =
  /shared[\\/](?:ui[\\/](?:page-title|empty-state|segment-switch|pager|select-field|toggle|bottom-bar|status|section-title|media)|lib[\\/](?:format|new-id|files|use-copy|page-head|ask))[\\/.]/;
const withoutSchemas = (id: string) => !schemas.test(id);

/** What the browsers get. The manifest tells the renderer which styles belong to which page. */
const forBrowsers = {
  outDir: 'dist',
  emptyOutDir: true,
  manifest: true,
  // Nothing becomes a data: address, so that the content security policy can stay strict.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: ['index.html', 'src/app/start/start.ts'],
    output: {
      // Changes with our dependencies, not with our pages: a release leaves it in the visitor's cache.
      codeSplitting: {
        groups: [
          { name: 'foundation', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
          // What nearly every page needs: one request instead of a dozen on a slow line.
          { name: 'frame', minShareCount: 27, test: withoutSchemas },
          // Small pieces that several pages share and that need nothing else.
          { name: 'pieces', minShareCount: 3, test: smallPieces },
          // Each icon is a few lines: together they are one request instead of twenty.
          { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
        ],
      },
    },
  },
};

/** What the server loads to render public pages: complete in itself, beside what the browsers get. */
const forTheServer = {
  outDir: 'dist-render',
  emptyOutDir: true,
  copyPublicDir: false,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), onlyOurLanguages(), preloadFonts()],
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, server])),
      '/live': { target: server, ws: true },
    },
  },
  ssr: { noExternal: true as const },
  // A build for a server leaves this to its process, and React would render ten times slower without it.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild ? forTheServer : forBrowsers,
}));
