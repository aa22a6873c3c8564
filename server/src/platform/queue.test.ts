import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('never more at once than there are places, in the order they came, past those that fail', async () => {
  const inTurn = createQueue(2);
  const finished: number[] = [];
  let busy = 0;
  let most = 0;
  const work = (number: number) =>
    inTurn(async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setImmediate(resolve));
      busy -= 1;
      finished.push(number);
      if (number === 1) throw new Error('One of them fails');
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
});
