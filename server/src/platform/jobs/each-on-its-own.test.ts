import { expect, test } from 'vitest';
import { eachOnItsOwn } from './each-on-its-own.ts';

test('one that fails holds up nobody else, and is told in the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`Not ${item}`);
    done.push(item);
  };
  await expect(eachOnItsOwn([1, 2, 3, 4, 5], work)).rejects.toThrow('2 of 5 failed; the first: Not 2');
  expect(done).toEqual([1, 3, 5]);
  await eachOnItsOwn([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});
