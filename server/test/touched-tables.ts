import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SqlFile {
  /** Below server/src. */
  readonly path: string;
  readonly tables: readonly string[];
}

const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import[\s\S]*?;$/gm, '')
    // What a column is called in an answer.
    .replace(/\.as\(\s*'[^']*',?\s*\)/g, '');

const calls = 'selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\\w+Join|using|table|sharedTable';

/** A table that comes as a value: then any literal with its name may be it. */
const takesTables = new RegExp(`(?:${calls})\\(\\s*[a-z]\\w*\\s*\\)`);

const isNamed = (source: string, table: string): boolean =>
  new RegExp(`(?:${calls})\\(\\s*\\[?\\s*'${table}(?: as \\w+)?'`).test(source) ||
  (table.includes('_') && takesTables.test(source) && source.includes(`'${table}'`));

const listed = /\b(?:from|using)\s+(\w+(?:\s+\w+)?(?:\s*,\s*\w+(?:\s+\w+)?)+)/gi;

/** In SQL text: after a word that a table follows, or further on in a list of tables. */
const isInText = (source: string, table: string): boolean =>
  new RegExp(
    `\\b(?:from|join|update|into|using|truncate|table)\\s+(?:only\\s+)?${table}\\b(?![.(])`,
    'i',
  ).test(source) ||
  [...source.matchAll(listed)].some(([, list = '']) =>
    list.split(',').some((one) => one.trim().split(/\s+/)[0] === table),
  );

export const tablesIn = (source: string, known: readonly string[]): string[] => {
  const sql = withoutComments(source);
  return known.filter((table) => isNamed(sql, table) || isInText(sql, table));
};

/** Every file of the server in which SQL is written, with the tables and views it touches. */
export const listSqlFiles = (directory: string, known: readonly string[]): SqlFile[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.queries.ts'))
    .sort()
    .map((path) => ({ path, tables: tablesIn(readFileSync(join(directory, path), 'utf8'), known) }));
