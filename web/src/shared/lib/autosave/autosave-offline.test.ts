import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, problem, start, tabsForTest } from './autosave-for-test.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('without a connection', () => {
  it('keeps the text, retries with growing pauses, and not on every keystroke', async () => {
    const { server, saving, refuse, mark } = start();
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(new TypeError('Failed to fetch'));
    expect(mark()).toBe('offline');
    saving.set('name', 'Asha R');
    await vi.advanceTimersByTimeAsync(999);
    expect(server.log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.bodies()[1]).toEqual({ first_name: 'Asha R' });
    await refuse(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(server.log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.log).toHaveLength(3);
  });

  it('continues right away when the connection is back', async () => {
    const { server, saving, answer, refuse, mark } = start();
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(new TypeError('Failed to fetch'));
    saving.retry();
    expect(server.log).toHaveLength(2);
    await answer();
    expect(mark()).toBe('saved');
  });

  it('retries after a server error', async () => {
    const { saving, refuse, mark, server } = start();
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    await refuse(problem({ status: 503, code: 'UNAVAILABLE' }));
    expect(mark()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.log).toHaveLength(2);
  });

  it('restores everything after a reload', async () => {
    const { server, storage, saving } = start();
    saving.set('name', 'Asha');
    saving.set('age', 'thirty');
    const next = openTab({ server, storage, tabs: tabsForTest()(), tab: 'b' });
    expect(next.value('name')).toBe('Asha');
    expect(next.state('age')).toMatchObject({ value: 'thirty', fieldError: 'Enter a whole number' });
    await vi.advanceTimersByTimeAsync(700);
    expect(server.bodies()).toContainEqual({ first_name: 'Asha' });
  });

  it('discards invalid drafts', () => {
    const { server, storage } = start();
    storage.setItem('callboard-draft/7/profile/name', '{"value":5,"at":1,"tab":"x"}');
    storage.setItem('callboard-draft/7/profile/gone', '{"value":"x","at":1,"tab":"x"}');
    storage.setItem('callboard-draft/7/profile/city', 'no json');
    const saving = openTab({ server, storage, tabs: tabsForTest()() });
    expect(saving.status().unsent).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it('still saves without storage', async () => {
    const { server, storage } = start();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const saving = openTab({ server, storage, tabs: tabsForTest()() });
    saving.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(700);
    expect(server.bodies()).toEqual([{ first_name: 'Asha' }]);
  });
});
