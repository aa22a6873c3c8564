import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, scriptsOf, stylesOf } from './build-manifest.ts';
import { publicPages } from './public-pages.ts';

/** Styles of every page belong to the page that starts the application. */
const app = 'index.html';
const starter = 'src/app/start/start.ts';

const rooted = (file: string) => `/${file}`;

/** What the build has made for each public page, read once. */
export function readPageFiles(directory: string) {
  const manifest = readManifest(directory);
  const script = manifest[starter]?.file;
  if (!script) throw new Error(`The build knows no module ${starter}`);
  return new Map(
    publicPages.map((page) => {
      const modules = [app, page.module, ...(page.parts ?? [])];
      const styles = stylesOf(manifest, modules);
      return [
        page.path,
        {
          css: styles.map((file) => readFileSync(join(directory, file), 'utf8')).join('\n'),
          styleSheets: styles.map(rooted),
          script: rooted(script),
          laterScripts: scriptsOf(manifest, modules).map(rooted),
        },
      ];
    }),
  );
}
