import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isEndpoint } from '../src/endpoint.ts';
import { endpoints } from '../src/index.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const areas = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const modulesOf = (area: string) =>
  readdirSync(source + area, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'calls.ts')
    .toSorted();

async function callsOf(area: string): Promise<string[]> {
  const imports: string[] = [];
  const calls: string[] = [];
  for (const file of modulesOf(area)) {
    const module: Record<string, unknown> = await import(`../src/${area}/${file}`);
    const found = Object.entries(module).flatMap(([name, value]) =>
      isEndpoint(value) ? [[name, value] as const] : [],
    );
    if (found.length === 0) continue;
    const from = file
      .slice(0, -'.ts'.length)
      .replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
    imports.push(`import type * as ${from} from './${file}';`);
    for (const [name, { method, path }] of found) {
      calls.push(
        `export const ${name}: Call<typeof ${from}.${name}> = { method: '${method}', path: '${path}' };`,
      );
    }
  }
  return ["import type { Call } from '../endpoint.ts';", ...imports, '', ...calls];
}

test.each(areas)('the calls of %s are those of its endpoints (vitest -u writes them anew)', async (area) => {
  const lines = await callsOf(area);
  const head =
    '// Method and path of every endpoint of this area, written by contract/test/calls-for-browsers.test.ts.';
  await expect(`${[head, ...lines].join('\n')}\n`).toMatchFileSnapshot(`../src/${area}/calls.ts`);
});

test('every endpoint is in an area', async () => {
  const written = (await Promise.all(areas.map(callsOf))).flat().filter((line) => line.startsWith('export'));
  expect(written).toHaveLength(Object.keys(endpoints).length);
});
