import { expect, test } from 'vitest';
import { createInOrder } from './in-order.ts';

test('what is read side by side is handed on in the order of asking, whatever fails between', async () => {
  const inOrder = createInOrder(3);
  const taken: string[] = [];
  const readers: ((value: string) => void)[] = [];
  const done = new Promise<void>((resolve) => {
    const read = () => new Promise<string>((answer) => readers.push(answer));
    const note = (value: string) => void taken.push(value);
    inOrder(read, note, () => note('failed'));
    inOrder(
      () => Promise.reject(new Error('Gone')),
      note,
      () => note('second failed'),
    );
    inOrder(
      read,
      () => {
        throw new Error('Not taken');
      },
      () => note('third failed'),
    );
    inOrder(
      read,
      (value) => {
        note(value);
        resolve();
      },
      () => note('failed'),
    );
  });
  // The places: first and third wait; the second has given its place to the fourth.
  await expect.poll(() => readers.length).toBe(3);
  readers[2]?.('fourth');
  readers[1]?.('third');
  readers[0]?.('first');
  await done;
  expect(taken).toEqual(['first', 'second failed', 'third failed', 'fourth']);
});
