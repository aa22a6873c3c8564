import { expect, test } from 'vitest';
import { createNewestOnly } from './newest-only.ts';

test('asked many times during the work, it is done once more and not again', async () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const ask = createNewestOnly<string>(
    (key) =>
      new Promise((resolve) => {
        begun.push(key);
        finish.push(resolve);
      }),
    () => undefined,
  );
  for (const key of ['a', 'a', 'b', 'a']) ask(key);
  expect(begun).toEqual(['a', 'b']);
  finish[0]?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'a']);
  finish[2]?.();
  finish[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toHaveLength(3);
  ask('a');
  expect(begun).toHaveLength(4);
});

test('a failure is said, and the next question is worked on', async () => {
  const troubles: unknown[] = [];
  let times = 0;
  const ask = createNewestOnly<'one'>(
    async () => {
      times += 1;
      if (times === 1) throw new Error('Gone');
    },
    (error) => troubles.push(error),
  );
  ask('one');
  ask('one');
  await expect.poll(() => times).toBe(2);
  expect(troubles).toHaveLength(1);
});
