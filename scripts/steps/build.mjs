import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runOrStop } from './run.mjs';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

const at = (...path) => join(root, ...path);
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);

const shared = [
  at('contract/src'),
  at('package-lock.json'),
  at('scripts/steps/build.mjs'),
  at('tsconfig.json'),
];
const webInputs = [
  ...shared,
  at('web/src'),
  at('web/public'),
  at('web/index.html'),
  at('web/vite.config.ts'),
  at('web/chunks.ts'),
];
const parts = [
  { name: 'web', inputs: webInputs, output: at('web/dist'), build: buildWeb },
  { name: 'public pages', inputs: webInputs, output: at('web/dist-render'), build: buildRenderer },
  {
    name: 'server',
    inputs: [...shared, at('server/src'), at('server/package.json')],
    output: at('server/dist'),
    build: buildServer,
  },
];

async function vite(...args) {
  const command = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args];
  const env = { ...process.env, NODE_ENV: 'production' };
  await runOrStop(process.execPath, command, { cwd: at('web'), env });
}

/** What the server loads to render public pages. */
async function buildRenderer() {
  await vite('--ssr', 'src/app/render/render.tsx');
}

/** The best there is, done once, in as many threads as there are. */
async function compress(file) {
  const bytes = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, await brotli(bytes, quality));
  writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }));
}

async function buildWeb(output) {
  await vite();
  const files = readdirSync(output, { recursive: true }).map((name) => join(output, name));
  const worthIt = files.filter((file) => compressible.has(extname(file)) && statSync(file).size >= 1024);
  await Promise.all(worthIt.map(compress));
}

async function buildServer(output) {
  const { build } = await import('esbuild');
  rmSync(output, { recursive: true, force: true });
  await build({
    entryPoints: [at('server/src/main.ts'), at('server/src/cli.ts')],
    outdir: output,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@callboard/contract': at('contract/src') },
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** Builds the parts whose sources have changed since they were last built. */
export async function ensureBuilt() {
  for (const { name, inputs, output, build } of parts) {
    const stamp = join(output, '.built');
    const wanted = fingerprint(inputs, process.versions.node);
    if (readStamp(stamp) === wanted) continue;
    console.log(`Building ${name}…`);
    await build(output);
    writeFileSync(stamp, wanted);
  }
}
