import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { memoryStorage, tabsForTest } from '../../../../shared/lib/autosave/autosave-for-test.ts';
import { WorkList } from './work-list.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const work = (change: Partial<PastWork> & { id: number }): PastWork => ({
  title: `Work ${change.id}`,
  part: '',
  project_type: null,
  year: null,
  note: null,
  ...change,
});

/** A fake server that adds a work once. */
function works(known: PastWork[] = []) {
  const stored = new Map(known.map((one) => [one.id, one]));
  const byClient = new Map<unknown, number>();
  const log: string[] = [];
  const change = (id: number, fields: Readonly<Record<string, unknown>>) => {
    const next: PastWork = { ...(stored.get(id) ?? work({ id })), ...fields };
    stored.set(id, next);
    return next;
  };
  const calls = {
    add: vi.fn(async ({ client_id, ...fields }: Record<string, unknown>) => {
      log.push(`add ${fields.title}`);
      const before = byClient.get(client_id);
      if (before !== undefined) return stored.get(before) ?? work({ id: before });
      const id = 100 + stored.size;
      byClient.set(client_id, id);
      return change(id, fields);
    }),
    change: vi.fn(async (id: number, fields: Readonly<Record<string, unknown>>) => {
      log.push(`change ${id}`);
      return change(id, fields);
    }),
    remove: vi.fn(async (id: number) => {
      log.push(`remove ${id}`);
      stored.delete(id);
    }),
  };
  return { stored, calls, log };
}

function open(server: ReturnType<typeof works>, storage = memoryStorage()) {
  const list = new WorkList({
    userId: 7,
    works: [...server.stored.values()],
    calls: server.calls,
    storage,
    tabs: tabsForTest()(),
    tab: 'a',
  });
  list.open();
  const titles = () => list.rows().map((row) => row.values().title);
  return { list, storage, titles };
}

const aPause = () => vi.advanceTimersByTimeAsync(700);

describe('the list of past works', () => {
  it('is sorted newest first', () => {
    const { titles } = open(
      works([
        work({ id: 1, title: 'Old', year: 2009 }),
        work({ id: 2, title: 'Undated' }),
        work({ id: 3, title: 'New', year: 2024 }),
      ]),
    );
    expect(titles()).toEqual(['New', 'Old', 'Undated']);
  });

  it('adds a work with its title, and changes it from then on', async () => {
    const server = works();
    const { list, storage } = open(server);
    const row = list.add();
    row.set('part', 'Meera');
    await aPause();
    expect(server.log).toEqual([]);
    expect(list.status()).toMatchObject({ invalid: ['title'], blocked: 1 });
    row.set('title', 'Monsoon Line');
    await aPause();
    expect(server.log).toEqual(['add Monsoon Line']);
    expect(server.calls.add.mock.calls[0]?.[0]).toMatchObject({ title: 'Monsoon Line', part: 'Meera' });
    row.set('year', '२०२४');
    await aPause();
    expect(server.log).toEqual(['add Monsoon Line', `change ${row.id}`]);
    expect(server.stored.get(row.id ?? 0)).toMatchObject({ part: 'Meera', year: 2024 });
    expect(storage.entries.size).toBe(0);
  });

  it('adds once when the response was lost, and saves what was typed since', async () => {
    const server = works();
    const { list, storage } = open(server);
    const row = list.add();
    row.set('title', 'Monsoon');
    const { add } = server.calls;
    const real = add.getMockImplementation();
    add.mockImplementationOnce(async (body) => {
      await real?.(body);
      throw new TypeError('Failed to fetch');
    });
    await aPause();
    row.set('title', 'Monsoon Line');
    const after = open(server, storage);
    await aPause();
    expect(server.stored.size).toBe(1);
    expect([...server.stored.values()][0]?.title).toBe('Monsoon Line');
    expect(after.titles()).toContain('Monsoon Line');
  });

  it('restores a row without a title', () => {
    const server = works();
    const { list, storage } = open(server);
    list.add().set('part', 'Meera');
    expect(open(server, storage).list.rows()[0]?.values()).toMatchObject({ title: '', part: 'Meera' });
  });

  it('removes right away, restores on failure, and restores with undo', async () => {
    const server = works([
      work({ id: 1, title: 'Old', year: 2009 }),
      work({ id: 2, title: 'New', year: 2024 }),
    ]);
    const { list, titles } = open(server);
    const [newest] = list.rows();
    if (!newest) throw new Error('There are two');
    server.calls.remove.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const isGone = list.remove(newest);
    expect(titles()).toEqual(['Old']);
    await expect(isGone).resolves.toBe(false);
    expect(titles()).toEqual(['New', 'Old']);
    await expect(list.remove(newest)).resolves.toBe(true);
    list.add(newest.values());
    list.arrange();
    await aPause();
    expect(titles()).toEqual(['New', 'Old']);
    expect(server.log).toEqual(['remove 2', 'add New']);
  });

  it('drops an empty row', () => {
    const { list } = open(works());
    list.add();
    list.arrange();
    expect(list.rows()).toEqual([]);
  });

  it('applies works another tab added or removed, except one being typed', () => {
    const server = works([work({ id: 1 }), work({ id: 2 })]);
    const { list, titles } = open(server);
    list
      .rows()
      .find(({ id }) => id === 1)
      ?.set('title', 'Typed here');
    list.refresh([work({ id: 3, title: 'From there', year: 2020 })]);
    expect(titles()).toEqual(['From there', 'Typed here']);
  });
});
