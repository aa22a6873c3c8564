import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';

const server = 'http://127.0.0.1:3000';
const proxied = ['/v1', '/files', '/uploads', '/outbox.json', '/openapi.json', '/docs', '/health', '/ready'];

/** The widgets bring labels in thirty languages; only ours are built in. */
const widgetTranslations =
  /node_modules[\\/](?:react-aria|react-stately|react-aria-components)[\\/].*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

function onlyOurLanguages(): Plugin {
  return {
    name: 'callboard-only-our-languages',
    load: (id) => (widgetTranslations.test(id) ? 'export default {}' : undefined),
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

/** Every page has these by the time it asks for more: lists of what to fetch need not name them again. */
const alwaysThere =
  /assets\/(?:foundation|rolldown-runtime|frame|start-pieces|main|route-table|shell-pieces|names|pieces|icons)-[\w-]+\.js$/;

/** What the browsers get. The manifest tells the renderer which styles belong to which page. */
const forBrowsers = {
  outDir: 'dist',
  emptyOutDir: true,
  manifest: true,
  // Nothing becomes a data: address, so that the content security policy can stay strict.
  assetsInlineLimit: 0,
  modulePreload: {
    resolveDependencies: (_file: string, files: string[], { hostId }: { hostId: string }) =>
      /assets\/(?:start|index)-/.test(hostId) ? files : files.filter((file) => !alwaysThere.test(file)),
  },
  rolldownOptions: {
    input: ['index.html', 'src/app/start/start.ts'],
    output: {
      codeSplitting: { groups: chunkGroups },
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
