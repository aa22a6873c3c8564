import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  ownershipExceptions,
  platformTables,
  referenceLists,
  tableOwners,
} from '../src/features/table-owners.ts';
import { listSqlFiles, tablesIn } from './touched-tables.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const owners = new Map<string, string>(
  Object.entries(tableOwners).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);
const touched = listSqlFiles(source, [...owners.keys(), ...referenceLists]).filter(({ path }) =>
  path.startsWith('features/'),
);
const featureOf = (path: string) => path.split('/').slice(1, 3).join('/');

const isExcepted = (feature: string, table: string) =>
  ownershipExceptions.some((one) => one.feature === feature && one.tables.some((known) => known === table));
const isOwn = (feature: string, table: string) => {
  const owner = owners.get(table);
  return owner === undefined || owner === feature || feature.startsWith(`${owner}/`);
};

describe('tables have owners', () => {
  test('each has one', () => {
    const schema = readFileSync(`${source}/platform/db/database.gen.ts`, 'utf8');
    const all = [...schema.slice(schema.indexOf('export interface DB')).matchAll(/^ {2}(\w+):/gm)].map(
      ([, table]) => table,
    );
    const owned = [...Object.values(tableOwners).flat(), ...referenceLists, ...platformTables];
    expect(owned.toSorted()).toEqual(all.toSorted());
  });

  test('and nobody else touches them', () => {
    const strangers = touched.flatMap(({ path, tables }) =>
      tables
        .filter((table) => !isOwn(featureOf(path), table) && !isExcepted(featureOf(path), table))
        .map((table) => `${path} touches ${table} of ${owners.get(table)}`),
    );
    expect(strangers).toEqual([]);
  });

  test('reference lists are written by the feature that keeps them', () => {
    const written = (path: string, table: string) =>
      new RegExp(
        `(?:insertInto|updateTable|deleteFrom)\\('${table}'|(?:into|update|delete from) ${table}\\b`,
      ).test(readFileSync(`${source}/${path}`, 'utf8'));
    const writers = touched
      .filter(({ path, tables }) =>
        tables.some((table) => referenceLists.some((list) => list === table) && written(path, table)),
      )
      .map(({ path }) => featureOf(path));
    expect(writers.filter((feature) => feature !== 'site/reference')).toEqual([]);
  });

  test('an exception that is not needed any more is taken out', () => {
    const needed = new Set(
      touched.flatMap(({ path, tables }) => tables.map((table) => `${featureOf(path)} ${table}`)),
    );
    const excepted = ownershipExceptions.flatMap(({ feature, tables }) =>
      tables.map((table) => `${feature} ${table}`),
    );
    expect(excepted.filter((one) => !needed.has(one))).toEqual([]);
  });
});

describe('the reader of SQL', () => {
  const known = ['account', 'talent', 'talent_skill', 'message'];

  test.each([
    ["db.selectFrom('account as other')", ['account']],
    ["db.selectFrom(people('account')).innerJoin('talent', 'talent.account_id', 'account.id')", ['talent']],
    ['sql`select from account me, talent other`', ['account', 'talent']],
    ['sql`update message set text = 1`', ['message']],
    ["countOf('talent_skill'); sql.table(table)", ['talent_skill']],
    ["sql`extract(year from talent.created_at)`; select(['account.id'])", []],
    ["/** from account */\nconst kind = 'message';", []],
    [`sql\`join \${people('account')} on account.id = 1\``, []],
  ])('finds the tables of %s', (text, tables) => {
    expect(tablesIn(text, known)).toEqual(tables);
  });
});
