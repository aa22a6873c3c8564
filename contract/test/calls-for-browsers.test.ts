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
    .filter((file) => /^(?!calls[./]).*(?<!\.test)\.ts$/.test(file))
    .toSorted();

interface Calls {
  /** Without its ending, as calls/{name} has it. */
  readonly name: string;
  readonly lines: readonly string[];
}

async function callsOf(area: string): Promise<Calls[]> {
  const modules = await Promise.all(
    modulesOf(area).map(async (file): Promise<Calls> => {
      const module: Record<string, unknown> = await import(`../src/${area}/${file}`);
      const lines = Object.entries(module).flatMap(([name, value]) =>
        isEndpoint(value)
          ? `export const ${name}: Call<typeof endpoints.${name}> = { method: '${value.method}', path: '${value.path}' };`
          : [],
      );
      return { name: file.slice(0, -'.ts'.length), lines };
    }),
  );
  return modules.filter(({ lines }) => lines.length > 0);
}

const written = '// Written by contract/test/calls-for-browsers.test.ts.';

/** A page loads the calls of the modules it uses, not those of a whole area. */
test.each(areas)('the calls of %s are those of its endpoints (vitest -u writes them anew)', async (area) => {
  const modules = await callsOf(area);
  const barrel = [
    `${written} Method and path of every endpoint of this area.`,
    ...modules.map(({ name }) => `export * from './calls/${name}.ts';`),
  ];
  await expect(`${barrel.join('\n')}\n`).toMatchFileSnapshot(`../src/${area}/calls.ts`);
  for (const { name, lines } of modules) {
    const up = '../'.repeat(name.split('/').length);
    const head = [
      written,
      `import type { Call } from '${up}../endpoint.ts';`,
      `import type * as endpoints from '${up}${name}.ts';`,
      '',
    ];
    await expect(`${[...head, ...lines].join('\n')}\n`).toMatchFileSnapshot(
      `../src/${area}/calls/${name}.ts`,
    );
  }
  const files = readdirSync(`${source}${area}/calls`, { recursive: true, encoding: 'utf8' });
  const found = files.filter((file) => file.endsWith('.ts')).map((file) => file.split(sep).join('/'));
  expect(found.toSorted()).toEqual(modules.map(({ name }) => `${name}.ts`).toSorted());
});

test('every endpoint is in an area', async () => {
  const calls = (await Promise.all(areas.map(callsOf))).flat().flatMap(({ lines }) => lines);
  expect(calls).toHaveLength(Object.keys(endpoints).length);
});
