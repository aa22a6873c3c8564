import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './one-tab-at-a-time.ts';

/** A fake of Web Locks: one holder at a time, in order. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

afterEach(() => vi.unstubAllGlobals());

describe('inTurn', () => {
  it('lets the second begin only after the first is done', async () => {
    stubLocks();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([inTurn(work('first')), inTurn(work('second'))])).toEqual(['first', 'second']);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('resolves before it releases the lock', async () => {
    stubLocks();
    let isSecondRunning = false;
    const first = inTurn(() => Promise.resolve('done'));
    const second = inTurn(async () => {
      isSecondRunning = true;
    });
    expect(await first).toBe('done');
    expect(isSecondRunning).toBe(false);
    await second;
    expect(isSecondRunning).toBe(true);
  });

  it('passes on an error and releases the lock', async () => {
    stubLocks();
    await expect(inTurn(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
  });

  it('works without locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await inTurn(() => Promise.resolve('done'))).toBe('done');
  });
});
