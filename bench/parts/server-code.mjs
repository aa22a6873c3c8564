import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The very code the server and its tests run: `parts` are the exports wanted, with paths from server/. */
export async function loadCode(name, parts) {
  const outfile = inRepository(`server/node_modules/.bench/${name}.mjs`);
  await build({
    stdin: { contents: parts, resolveDir: inRepository('server'), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@callboard/contract': inRepository('contract/src') },
    logLevel: 'error',
  });
  return import(outfile);
}

export const number = (name, otherwise) => Number(process.env[name] ?? otherwise);
