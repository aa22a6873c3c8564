import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

test('one that fails holds up nobody else, and is told in the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`Not ${item}`);
    done.push(item);
  };
  await expect(runEach([1, 2, 3, 4, 5], work)).rejects.toThrow('2 of 5 failed; the first: Not 2');
  expect(done).toEqual([1, 3, 5]);
  await runEach([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});
