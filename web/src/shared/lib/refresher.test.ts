import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

afterEach(() => vi.restoreAllMocks());

describe('createRefresher', () => {
  it('runs once at a time, and once more for all requests meanwhile', async () => {
    const answers: (() => void)[] = [];
    const read = createRefresher(
      'Nothing was read',
      () => new Promise<void>((resolve) => answers.push(resolve)),
    );
    read();
    read();
    read();
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await vi.waitFor(() => {
      read();
      expect(answers).toHaveLength(3);
    });
  });

  it('runs again after a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetches = vi.fn(() => Promise.reject(new TypeError('No line')));
    const read = createRefresher('Nothing was read', fetches);
    read();
    await vi.waitFor(() => {
      read();
      expect(fetches.mock.calls.length).toBeGreaterThan(1);
    });
  });
});
