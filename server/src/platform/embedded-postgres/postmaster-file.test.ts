import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isAlive, readPostmaster } from './postmaster-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'callboard-postmaster-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('readPostmaster', () => {
  test('reads process and port', () => {
    writeFileSync(join(directory, 'postmaster.pid'), '4711\n/data\n1763179200\n54321\n\n127.0.0.1\n');
    expect(readPostmaster(directory)).toEqual({ pid: 4711, port: 54_321 });
  });

  test.each(['', '4711\n/data\n', 'nonsense\n\n\nnonsense\n'])('answers nothing for %j', (text) => {
    writeFileSync(join(directory, 'postmaster.pid'), text);
    expect(readPostmaster(directory)).toBeUndefined();
  });

  test('answers nothing where there is no file', () => {
    expect(readPostmaster(join(directory, 'nowhere'))).toBeUndefined();
  });
});

describe('isAlive', () => {
  test('no process', () => {
    expect(isAlive(2_147_483_646)).toBe(false);
  });

  test('a process that is some other program', () => {
    expect(isAlive(process.pid)).toBe(false);
  });

  test('a postgres lives until it is dead, buried or not', async () => {
    // The shell takes the name and leaves a zombie child of that name.
    const parent = spawn(
      'bash',
      ['-c', "bash -c 'printf postgres > /proc/$$/comm; read line; exit 0' <&0 & echo $!; exec sleep 60"],
      { stdio: ['pipe', 'pipe', 'ignore'] },
    );
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (line: Buffer) => resolve(Number(line.toString()))),
    );
    await expect.poll(() => isAlive(pid)).toBe(true);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill('SIGKILL');
  });
});
