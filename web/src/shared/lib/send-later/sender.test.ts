import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageRejectedError } from '../images/send-to-storage.ts';
import { requestFailure, retryDelay } from './request-failure.ts';
import { type Outcome, Sender } from './sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = () => vi.advanceTimersByTimeAsync(0);

/** Deliveries that the test completes. */
function setUp(count: number, limit = 1) {
  let left = count;
  const open: ((outcome: Outcome) => void)[] = [];
  const sender = new Sender({
    limit,
    deliver: () => {
      if (left === 0) return undefined;
      left -= 1;
      return new Promise<Outcome>((resolve) => open.push(resolve));
    },
  });
  const end = async (outcome: Outcome) => {
    if (outcome === 'later') left += 1;
    open.shift()?.(outcome);
    await tick();
  };
  return { sender, open, end, add: () => (left += 1), left: () => left };
}

describe('Sender', () => {
  it.each([1, 3])('sends at most %i at the same time, until nothing is left', async (limit) => {
    const { sender, open, end, left } = setUp(5, limit);
    sender.now();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(open).toHaveLength(Math.min(limit, 5 - sent));
      await end('done');
    }
    expect(left()).toBe(0);
    expect(sender.isRunning).toBe(false);
  });

  it('waits for a pause in typing, up to a limit', async () => {
    const { sender, open } = setUp(1);
    for (let waited = 0; waited < 4900; waited += 350) {
      sender.soon();
      await vi.advanceTimersByTimeAsync(350);
    }
    expect(open).toHaveLength(0);
    sender.soon();
    await vi.advanceTimersByTimeAsync(100);
    expect(open).toHaveLength(1);
  });

  it('backs off after each failure and resets after a success', async () => {
    const { sender, open, end, add } = setUp(1);
    sender.now();
    for (const seconds of [1, 2, 4]) {
      await end('later');
      sender.now();
      sender.soon();
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(open).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(open).toHaveLength(1);
    }
    await end('done');
    add();
    sender.now();
    await end('later');
    await vi.advanceTimersByTimeAsync(1000);
    expect(open).toHaveLength(1);
  });

  it('starts again as soon as the browser is online', async () => {
    const { sender, open, end } = setUp(1);
    sender.now();
    await end('later');
    window.dispatchEvent(new Event('online'));
    expect(open).toHaveLength(1);
  });

  it('does not start by itself after a refusal or once it is stopped', async () => {
    const { sender, open, end } = setUp(3);
    sender.now();
    await end('stopped');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveLength(0);
    sender.retry();
    await end('later');
    sender.stop();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveLength(0);
  });

  it.each<Outcome>(['done', 'later'])(
    'sends nothing more when it is stopped in the middle: %s',
    async (outcome) => {
      const { sender, open, end } = setUp(2);
      sender.now();
      sender.stop();
      await end(outcome);
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(open).toHaveLength(0);
      sender.retry();
      expect(open).toHaveLength(1);
    },
  );

  it('tries again after a delivery that threw', async () => {
    const deliver = vi.fn<() => Promise<Outcome> | undefined>(() => undefined);
    deliver.mockRejectedValueOnce(new Error('Broken')).mockResolvedValueOnce('done');
    const sender = new Sender({ deliver });
    sender.now();
    await tick();
    expect(sender.isBackingOff).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(deliver).toHaveBeenCalledTimes(3);
    expect(sender.isBackingOff).toBe(false);
  });

  it('flush resolves once nothing more can be sent', async () => {
    const { sender, end } = setUp(2);
    const flushed = vi.fn();
    void sender.flush().then(flushed);
    await end('done');
    expect(flushed).not.toHaveBeenCalled();
    await end('done');
    expect(flushed).toHaveBeenCalledOnce();
  });

  it('delivers everything once, whatever happens on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.constantFrom<Outcome>('done', 'later'), { maxLength: 20 }),
        async (count, limit, outcomes) => {
          const { sender, open, end, left } = setUp(count, limit);
          sender.now();
          let delivered = 0;
          for (const outcome of [...outcomes, ...Array<Outcome>(count).fill('done')]) {
            if (open.length === 0) await vi.advanceTimersByTimeAsync(30_000);
            if (open.length === 0) break;
            await end(outcome);
            if (outcome === 'done') delivered += 1;
          }
          expect([delivered, left(), open.length]).toEqual([count, 0, 0]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('requestFailure', () => {
  const problem = (status: number) =>
    new ProblemError({ type: 'about:blank', title: 'No', status, code: 'INTERNAL' });
  it.each([
    [new TypeError('Failed to fetch'), 'offline'],
    [new DOMException('Took too long', 'TimeoutError'), 'offline'],
    [problem(503), 'unavailable'],
    [new StorageRejectedError(423), 'unavailable'],
    [problem(500), 'busy'],
    [problem(429), 'busy'],
    [problem(401), 'signed-out'],
    [problem(403), 'refused'],
    [new UnexpectedAnswerError(502), 'unavailable'],
    [new StorageRejectedError(403), 'refused'],
    [new Error('Broken'), 'refused'],
  ])('%s', (error, failure) => {
    expect(requestFailure(error)).toBe(failure);
  });

  it('waits 1, 2, 4 … at most 30 seconds', () => {
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
  });
});
