import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const { sideEffects }: { sideEffects: string[] } = JSON.parse(
  readFileSync(join(web, 'package.json'), 'utf8'),
);
const kept = sideEffects.map(
  (glob) =>
    new RegExp(
      `^${glob
        .replaceAll('.', '\\.')
        .replaceAll('**/', '(.+/)?')
        .replaceAll(/(?<!\.)\*/g, '[^/]*')}$`,
    ),
);

const bareImport = /^import '(\.[^']+)';$/gm;
const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => join(web, 'src', file));

test('a module that only passes on what others export imports nothing for what it does', () => {
  const doors = sources.filter((file) => /^export .* from '/m.test(readFileSync(file, 'utf8')));
  expect(doors.filter((file) => readFileSync(file, 'utf8').match(bareImport))).toEqual([]);
});

test('what is imported for what it does is never thrown out of the build', () => {
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(bareImport)].map(([, path = '']) =>
      relative(web, resolve(dirname(file), path)),
    ),
  );
  expect(imported.length).toBeGreaterThan(50);
  expect([...new Set(imported)].filter((file) => !kept.some((glob) => glob.test(file)))).toEqual([]);
});
