import { expect, test } from 'vitest';
import { createInOrder } from './in-order.ts';

test('results of concurrent reads are handled in the order of the calls, even when some fail', async () => {
  const inOrder = createInOrder(3);
  const handled: string[] = [];
  const readers: ((value: string) => void)[] = [];
  const done = new Promise<void>((resolve) => {
    const read = () => new Promise<string>((answer) => readers.push(answer));
    const add = (value: string) => void handled.push(value);
    inOrder(read, add, () => add('failed'));
    inOrder(
      () => Promise.reject(new Error('Gone')),
      add,
      () => add('second failed'),
    );
    inOrder(
      read,
      () => {
        throw new Error('Failed');
      },
      () => add('third failed'),
    );
    inOrder(
      read,
      (value) => {
        add(value);
        resolve();
      },
      () => add('failed'),
    );
  });
  // The first and third still wait; the second failed and made room for the fourth.
  await expect.poll(() => readers.length).toBe(3);
  readers[2]?.('fourth');
  readers[1]?.('third');
  readers[0]?.('first');
  await done;
  expect(handled).toEqual(['first', 'second failed', 'third failed', 'fourth']);
});
