import { ProblemError } from '@callboard/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeskStore } from './desk-state.ts';
import { byHand, lineInHand, someUpload } from './gallery-for-test.ts';
import { waitBeforeTry } from './line.ts';
import type { Arrival } from './upload.ts';
import { createRunner, type Run } from './upload-runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(...names: string[]) {
  const store = createDeskStore({ uploads: names.map((name) => someUpload(name)) });
  const line = lineInHand();
  const sent = new Map<string, { run: Run } & ReturnType<typeof byHand<Arrival>>>();
  const begun: string[] = [];
  const arrived: string[] = [];
  const runner = createRunner({
    store,
    line,
    kinds: ['photo'],
    limit: 3,
    send: ({ key }, run) => {
      const hand = byHand<Arrival>();
      sent.set(key, { run, ...hand });
      begun.push(key);
      return hand.promise;
    },
    onArrived: (key) => arrived.push(key),
  });
  const of = (key: string) => {
    const found = sent.get(key);
    if (!found) throw new Error(`${key} is not being sent`);
    return found;
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const arrive = async (key: string) => {
    of(key).keep({ key: `stored/${key}`, at: 1 });
    await settle();
  };
  const break_ = async (key: string, error: unknown) => {
    of(key).fail(error);
    await settle();
  };
  const step = (key: string) => store.find(key)?.step;
  return { store, line, runner, begun, arrived, of, arrive, fail: break_, step };
}

describe('the runner', () => {
  it('sends three at a time, the next as soon as one has arrived', async () => {
    const { runner, begun, arrive, arrived, store } = setUp('a', 'b', 'c', 'd', 'e');
    runner.pump();
    expect(begun).toEqual(['a', 'b', 'c']);
    await arrive('b');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    expect(arrived).toEqual(['b']);
    expect(store.find('b')).toMatchObject({ step: { at: 'recording' }, arrival: { key: 'stored/b' } });
  });

  it('tells how far each is', () => {
    const { runner, of, step } = setUp('a');
    runner.pump();
    expect(step('a')).toEqual({ at: 'sending', sent: 0 });
    of('a').run.onSent(60);
    expect(step('a')).toEqual({ at: 'sending', sent: 60 });
  });

  it('a stopped one makes room at once, and what comes of it later changes nothing', async () => {
    const { runner, begun, of, store, arrived } = setUp('a', 'b', 'c', 'd');
    runner.pump();
    runner.stop('a');
    store.dropUpload('a');
    expect(of('a').run.signal.aborted).toBe(true);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    of('a').keep({ key: 'late', at: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived).toEqual([]);
    expect(store.find('a')).toBeUndefined();
  });

  it('a refusal fails that one alone, with its reason, and it can be tried again', async () => {
    const { runner, fail, step, begun } = setUp('a', 'b');
    runner.pump();
    const problem = { type: 'about:blank', title: 'No', status: 429, code: 'RATE_LIMITED' as const };
    await fail('a', new ProblemError(problem));
    expect(step('a')).toMatchObject({ at: 'failed', failure: { reason: 'busy' } });
    expect(step('b')).toMatchObject({ at: 'sending' });
    runner.resume('a');
    expect(begun).toEqual(['a', 'b', 'a']);
  });

  it('what has arrived is not sent again, only recorded again', async () => {
    const { runner, arrive, arrived, store, begun } = setUp('a');
    runner.pump();
    await arrive('a');
    store.changeUpload('a', { step: { at: 'failed', failure: { reason: 'other' } } });
    runner.resume('a');
    expect(begun).toEqual(['a']);
    expect(arrived).toEqual(['a', 'a']);
  });

  it('goes on where a pause was made', async () => {
    const { runner, of, step, begun } = setUp('a');
    runner.pump();
    of('a').run.onSent(40);
    runner.pause('a');
    of('a').run.onSent(50);
    expect(step('a')).toEqual({ at: 'paused', sent: 40 });
    runner.resume('a');
    expect(begun).toEqual(['a', 'a']);
    expect(step('a')).toEqual({ at: 'sending', sent: 40 });
  });
});

describe('a lost line', () => {
  it('stalls what was being sent, starts nothing, and goes on by itself when it is back', async () => {
    const { runner, line, fail, step, begun } = setUp('a', 'b', 'c', 'd');
    runner.pump();
    line.cut();
    for (const key of ['a', 'b', 'c']) await fail(key, new TypeError('Failed to fetch'));
    expect(step('a')).toMatchObject({ at: 'stalled' });
    expect(step('d')).toMatchObject({ at: 'waiting' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toEqual(['a', 'b', 'c']);
    line.mend();
    expect(begun.slice(3)).toEqual(['a', 'b', 'c']);
  });

  it('that the browser does not notice is tried again, less and less often', async () => {
    const { runner, fail, begun } = setUp('a');
    runner.pump();
    for (const seconds of [1, 2, 4]) {
      const before = begun.length;
      await fail('a', new TypeError('Failed to fetch'));
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(begun).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(begun).toHaveLength(before + 1);
    }
    expect(waitBeforeTry(20)).toBe(30_000);
  });

  it('before it was recorded: only the recording is repeated', async () => {
    const { runner, arrive, arrived, store, begun } = setUp('a');
    runner.pump();
    await arrive('a');
    const upload = store.find('a');
    if (upload) runner.stall(upload);
    expect(store.find('a')?.step).toEqual({ at: 'stalled', sent: 100 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived).toEqual(['a', 'a']);
    expect(begun).toEqual(['a']);
  });
});

it('sends nothing more once it has ended', async () => {
  const { runner, line, of, begun, fail } = setUp('a');
  runner.pump();
  await fail('a', new TypeError('Failed to fetch'));
  runner.end();
  line.mend();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual(['a']);
  expect(of('a').run.signal.aborted).toBe(false);
});
