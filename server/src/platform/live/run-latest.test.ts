import { expect, test } from 'vitest';
import { createRunLatest } from './run-latest.ts';

test('several calls during a run cause one more run', async () => {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const run = createRunLatest<string>(
    (key) =>
      new Promise((resolve) => {
        started.push(key);
        finish.push(resolve);
      }),
    () => undefined,
  );
  for (const key of ['a', 'a', 'b', 'a']) run(key);
  expect(started).toEqual(['a', 'b']);
  finish[0]?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'a']);
  finish[2]?.();
  finish[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toHaveLength(3);
  run('a');
  expect(started).toHaveLength(4);
});

test('reports a failure and runs the next call', async () => {
  const errors: unknown[] = [];
  let times = 0;
  const run = createRunLatest<'one'>(
    async () => {
      times += 1;
      if (times === 1) throw new Error('Gone');
    },
    (error) => errors.push(error),
  );
  run('one');
  run('one');
  await expect.poll(() => times).toBe(2);
  expect(errors).toHaveLength(1);
});
