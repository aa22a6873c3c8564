import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(web, path), 'utf8');

const sheetImports = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const classesIn = (sheet: string) =>
  new Set([...withoutComments(read(sheet)).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name));

/** Finds classes used by name; dynamic lookups are not covered. */
function usedClasses(path: string) {
  const source = read(path);
  return [...source.matchAll(sheetImports)].flatMap(([, variable, from]) => {
    const sheet = join(dirname(path), from ?? '');
    const uses = new RegExp(`(?<!['"\`])\\b${variable}\\.(\\w+)`, 'g');
    return [...source.replace(/^import .*$/gm, '').matchAll(uses)].map(([, name]) => ({
      path,
      sheet,
      name: name ?? '',
    }));
  });
}

it('every class used by a component is in its style sheet', () => {
  const known = new Map<string, Set<string | undefined>>();
  const inSheet = (sheet: string) => {
    const classes = known.get(sheet) ?? classesIn(sheet);
    known.set(sheet, classes);
    return classes;
  };
  const components = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const asked = components.flatMap((name) => usedClasses(join('src', name)));
  expect(asked.length).toBeGreaterThan(1000);
  const missing = asked.filter(({ sheet, name }) => !inSheet(sheet).has(name));
  expect([...new Set(missing.map(({ path, name }) => `${path}: ${name}`))]).toEqual([]);
});
