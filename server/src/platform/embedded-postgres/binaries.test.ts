import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries, makeReachable } from './binaries.ts';

let directory: string;
let native: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'callboard-binaries-'));
  native = join(directory, 'home', 'package', 'native');
  mkdirSync(join(native, 'bin'), { recursive: true });
  writeFileSync(join(native, 'bin', 'postgres'), 'program', { mode: 0o755 });
  writeFileSync(join(native, '..', 'package.json'), JSON.stringify({ version: '18.4.0' }));
  chmodSync(directory, 0o755);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('programs that everybody can reach are used where they are', () => {
  expect(makeReachable(native, join(directory, 'cache'))).toBe(native);
});

test('programs in a private home are copied once to where others reach them', () => {
  chmodSync(join(directory, 'home'), 0o700);
  const copy = makeReachable(native, join(directory, 'cache'));
  expect(copy).toBe(join(directory, 'cache', `postgres-18.4.0-${process.arch}`));
  expect(readFileSync(join(copy, 'bin', 'postgres'), 'utf8')).toBe('program');
  expect(statSync(join(copy, 'bin', 'postgres')).mode & 0o111).toBe(0o111);
  writeFileSync(join(native, 'bin', 'postgres'), 'changed');
  expect(makeReachable(native, join(directory, 'cache'))).toBe(copy);
  expect(readFileSync(join(copy, 'bin', 'postgres'), 'utf8')).toBe('program');
});

test('the installed programs are found', () => {
  expect(existsSync(join(findBinaries(undefined), 'initdb'))).toBe(true);
});
