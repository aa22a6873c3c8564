import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runInThread, ThreadTimeoutError } from './run-in-thread.ts';

const directory = mkdtempSync(join(tmpdir(), 'callboard-threads-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const worker = (name: string, lines: string) => {
  const file = join(directory, `${name}.mjs`);
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${lines}`);
  return file;
};
const run = (file: string, seconds = 20) => runInThread(file, Buffer.from('abc'), { more: 'd' }, { seconds });

describe('runInThread', () => {
  test('answers what the thread posts, and leaves the bytes it was given alone', async () => {
    const file = worker(
      'adds',
      'parentPort.postMessage(String.fromCharCode(...workerData.bytes) + workerData.more)',
    );
    const bytes = Buffer.from('abc');
    expect(await runInThread(file, bytes, { more: 'd' }, { seconds: 20 })).toBe('abcd');
    expect(bytes.toString()).toBe('abc');
  });

  test('ends one that never ends', async () => {
    await expect(run(worker('spins', 'for (;;);'), 0.2)).rejects.toThrow(ThreadTimeoutError);
  });

  test('hands on what went wrong', async () => {
    await expect(run(worker('throws', "throw new TypeError('not a picture')"))).rejects.toThrow(
      'not a picture',
    );
    await expect(run(worker('leaves', 'process.exit(3)'))).rejects.toThrow('without an answer');
  });
});
