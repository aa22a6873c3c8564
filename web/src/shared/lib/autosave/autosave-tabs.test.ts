import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, openTab, serverForTest, tabsForTest } from './autosave-for-test.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function twoTabs() {
  const server = serverForTest();
  const storage = memoryStorage();
  const join = tabsForTest();
  const here = openTab({ server, storage, tabs: join(), tab: 'here' });
  const there = openTab({ server, storage, tabs: join(), tab: 'there' });
  return { server, storage, here, there };
}

describe('two tabs', () => {
  it('shows in one tab what is typed in the other, with a notice', async () => {
    const { here, there } = twoTabs();
    here.set('name', 'Asha');
    expect(there.state('name')).toMatchObject({ value: 'Asha', isFromOtherTab: true, isUnsent: false });
    await vi.advanceTimersByTimeAsync(8000);
    expect(there.state('name')).toMatchObject({ value: 'Asha', isFromOtherTab: false });
  });

  it('sends it from one tab only', async () => {
    const { server, here } = twoTabs();
    here.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.log).toHaveLength(1);
  });

  it('lets the later edit of a field win, even over an unsent one', async () => {
    const { server, storage, here, there } = twoTabs();
    here.set('name', 'Asha');
    await vi.advanceTimersByTimeAsync(300);
    there.set('name', 'Usha');
    expect(here.value('name')).toBe('Usha');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.bodies()).toEqual([{ first_name: 'Usha' }]);
    server.last()?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.entries.size).toBe(0);
    expect([here.value('name'), there.value('name')]).toEqual(['Usha', 'Usha']);
  });

  it('keeps different fields of different tabs', async () => {
    const { server, here, there } = twoTabs();
    here.set('name', 'Asha');
    there.set('city', 'Pune');
    await vi.advanceTimersByTimeAsync(700);
    for (const sent of server.log) sent.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.has).toMatchObject({ first_name: 'Asha', residence: 'Pune' });
  });

  it('does not change a focused field', () => {
    const { here, there } = twoTabs();
    there.enter('name');
    here.set('name', 'Asha');
    expect(there.value('name')).toBe('');
    there.leave('name');
    expect(there.state('name')).toMatchObject({ value: 'Asha', isFromOtherTab: true });
  });

  it('lets the person typing win', () => {
    const { here, there } = twoTabs();
    there.enter('name');
    here.set('name', 'Asha');
    there.set('name', 'Usha');
    there.leave('name');
    expect([here.value('name'), there.value('name')]).toEqual(['Usha', 'Usha']);
  });

  it('does not send an older value after another tab saved a newer one', async () => {
    const { server, storage } = twoTabs();
    const onStale = vi.fn();
    const deaf = openTab({ server, storage, tabs: tabsForTest()(), tab: 'deaf', onStale });
    const other = openTab({ server, storage, tabs: tabsForTest()(), tab: 'other' });
    deaf.set('name', 'Asha');
    other.set('name', 'Usha');
    other.leave('name');
    server.last()?.answer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.bodies()).toEqual([{ first_name: 'Usha' }]);
    expect(onStale).toHaveBeenCalled();
  });

  it('sends the drafts of a closed tab', async () => {
    const { server, storage, here } = twoTabs();
    const gone = openTab({ server, storage, tabs: tabsForTest()(), tab: 'gone' });
    gone.set('name', 'Asha');
    vi.clearAllTimers();
    // Edit times never go back, and earlier tests may have been in the future.
    const [draft = ''] = storage.entries.values();
    vi.setSystemTime(JSON.parse(draft).at + 11_000);
    here.adopt();
    expect(here.state('name')).toMatchObject({ value: 'Asha', isUnsent: true });
    await vi.advanceTimersByTimeAsync(700);
    expect(server.bodies()).toEqual([{ first_name: 'Asha' }]);
  });
});
