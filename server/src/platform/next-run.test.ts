import { expect, test } from 'vitest';
import { createNextRun } from './next-run.ts';

test('who asks during a run shares the next one, also after a failure', async () => {
  const finish: ((fails: boolean) => void)[] = [];
  const run = createNextRun(
    () =>
      new Promise<number>((resolve, reject) => {
        const mine = finish.length;
        finish.push((fails) => (fails ? reject(new Error('Failed')) : resolve(mine)));
      }),
  );
  const first = run();
  await expect.poll(() => finish.length).toBe(1);
  const [second, third] = [run(), run()];
  expect(finish).toHaveLength(1);
  finish[0]?.(true);
  await expect(first).rejects.toThrow('Failed');
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.(false);
  expect(await Promise.all([second, third])).toEqual([1, 1]);
  expect(finish).toHaveLength(2);
});
