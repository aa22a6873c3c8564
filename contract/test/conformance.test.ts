import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../src/index.ts';
import { additions, refusedToFrozen } from './additions.ts';
import { specifiedCalls } from './calls.ts';

/** Parameter names are ours to choose; where they stand is not. */
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
const built = new Map(Object.values(endpoints).map((endpoint) => [nameOf(endpoint), endpoint]));
const coveredCalls = specifiedCalls.filter((call) => built.has(nameOf(call))).map(nameOf);
const promised = readFileSync(new URL('./covered-calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('the list holds the 190 calls of the specification', () => {
  expect(specifiedCalls).toHaveLength(190);
  expect(new Set(specifiedCalls.map(nameOf)).size).toBe(190);
});

test(`no call that was built is lost (${coveredCalls.length} of ${specifiedCalls.length} are built)`, () => {
  expect(promised.filter((name) => !coveredCalls.includes(name))).toEqual([]);
});

test('every call that is built is promised: add new ones to covered-calls.txt', () => {
  expect(coveredCalls.filter((name) => !promised.includes(name))).toEqual([]);
});

test('everything below /v1 is in the specification or is an addition with a reason', () => {
  const known = new Set([...specifiedCalls.map(nameOf), ...Object.keys(additions)]);
  const unknown = [...built.keys()].filter((name) => name.includes(' /v1/') && !known.has(name));
  expect(unknown).toEqual([]);
});

test('every addition is built', () => {
  expect(Object.keys(additions).filter((name) => !built.has(name))).toEqual([]);
});

describe('who may call', () => {
  /** The words of the specification's list, read as rules. */
  const rules: readonly [words: RegExp, holds: (callers: readonly string[]) => boolean][] = [
    [/^public/, (callers) => callers.includes('guest')],
    [/^(?!public)/, (callers) => !callers.includes('guest')],
    [/^admin$/, (callers) => callers.join() === 'admin'],
    [/^recruiter(,|$)/, (callers) => callers.includes('recruiter') && !callers.includes('talent')],
    [/^talent(,|$| it| asked)/, (callers) => callers.includes('talent') && !callers.includes('recruiter')],
    [/^member/, (callers) => callers.includes('talent') && callers.includes('recruiter')],
    [/or admin$|, admin$/, (callers) => callers.includes('admin')],
  ];

  test.each(specifiedCalls.filter((call) => built.has(nameOf(call))))('$method $path: $access', (call) => {
    const endpoint = built.get(nameOf(call));
    const callers = endpoint?.access.callers ?? [];
    for (const [words, holds] of rules) {
      if (words.test(call.access)) expect(holds(callers), String(words)).toBe(true);
    }
    const isRefused = call.access.includes('not frozen') || nameOf(call) in refusedToFrozen;
    expect(endpoint?.access.notFrozen).toBe(isRefused);
    expect(endpoint?.access.complete).toBe(call.access.includes('complete'));
  });
});

describe.each(Object.entries(endpoints))('%s', (_name, endpoint) => {
  test.each(['params', 'query', 'body'] as const)('refuses what it does not know in its %s', (part) => {
    const schema = endpoint[part];
    if (!schema) return;
    const result = schema.safeParse({ 'not a field of ours': 1 });
    expect(result.error?.issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true);
  });

  test('names in its path are its parameters', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(declared).toEqual(inPath);
  });
});
