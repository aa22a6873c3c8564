import { describe, expect, it } from 'vitest';
import { createAnswerOrder } from './answer-order.ts';

describe('createAnswerOrder', () => {
  it('knows whether something changed since the question', () => {
    const order = createAnswerOrder();
    const isFirstLatest = order.begin();
    expect(isFirstLatest()).toBe(true);
    order.changed();
    expect(isFirstLatest()).toBe(false);
    expect(order.begin()()).toBe(true);
  });

  it('asks again until an answer is not outdated', async () => {
    const order = createAnswerOrder();
    let asked = 0;
    const answer = await order.latest(async () => {
      asked += 1;
      if (asked < 3) order.changed();
      return asked;
    });
    expect(answer).toBe(3);
  });

  it('passes errors on', async () => {
    await expect(createAnswerOrder().latest(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
  });
});
