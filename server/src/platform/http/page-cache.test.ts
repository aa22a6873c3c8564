import { describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const setUp = (options: { most?: number; isUncached?: boolean } = {}) => {
  let time = 0;
  let shown = 'one';
  const render = vi.fn(async (path: string, fingerprint: string) => ({
    status: 200,
    html: `${path} shows ${fingerprint}`,
  }));
  const open = vi.fn(async (path: string) => {
    const fingerprint = shown;
    return { fingerprint, isUncached: options.isUncached ?? false, render: () => render(path, fingerprint) };
  });
  const read = createPageCache({ open, now: () => time, cacheMs: 60_000, ...options });
  return {
    open,
    render,
    read: async (path: string) => (await (await read(path, 'anybody'))?.bytes('identity'))?.toString(),
    wait: (ms: number) => {
      time += ms;
    },
    show: (next: string) => {
      shown = next;
    },
  };
};

describe('the cache of rendered pages', () => {
  test('opens an address once a minute, also when many ask at once', async () => {
    const { read, open, wait, show } = setUp();
    await Promise.all([read('/'), read('/'), read('/')]);
    show('two');
    wait(59_999);
    expect(await read('/')).toBe('/ shows one');
    expect(open).toHaveBeenCalledOnce();
    wait(1);
    expect(await read('/')).toBe('/ shows two');
  });

  test('keeps addresses apart', async () => {
    const { read } = setUp();
    expect(await read('/talents')).toBe('/talents shows one');
    expect(await read('/recruiters')).toBe('/recruiters shows one');
  });

  test('does not keep a failure, neither of the answers nor of drawing', async () => {
    const { read, open, render } = setUp();
    open.mockRejectedValueOnce(new Error('The database is away'));
    await expect(read('/')).rejects.toThrow('away');
    render.mockRejectedValueOnce(new Error('A part stumbled'));
    await expect(read('/')).rejects.toThrow('stumbled');
    expect(await read('/')).toBe('/ shows one');
  });

  test('does not keep that an address is not rendered', async () => {
    const open = vi.fn(async () => undefined);
    const read = createPageCache({ open });
    expect(await read('/app', 'anybody')).toBeUndefined();
    await read('/app', 'anybody');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('opens a page that is never cached for each who asks later, and draws it again only when it shows something else', async () => {
    const { read, open, render, show } = setUp({ isUncached: true });
    await Promise.all([read('/talent/1'), read('/talent/1')]);
    expect(open).toHaveBeenCalledOnce();
    await read('/talent/1');
    expect(open).toHaveBeenCalledTimes(2);
    expect(render).toHaveBeenCalledOnce();
    show('nobody');
    expect(await read('/talent/1')).toBe('/talent/1 shows nobody');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('a crowd shares what was opened a fifth of a second ago, and nobody gets older than that', async () => {
    const { read, open, show, wait } = setUp({ isUncached: true });
    for (let times = 0; times < 11; times += 1) await read('/');
    expect(open).toHaveBeenCalledTimes(11);
    show('two');
    wait(199);
    expect(await read('/')).toBe('/ shows one');
    expect(open).toHaveBeenCalledTimes(11);
    wait(1);
    expect(await read('/')).toBe('/ shows two');
    wait(1000);
    show('three');
    expect(await read('/')).toBe('/ shows three');
  });

  test('forgets what was not asked for longest when there are too many', async () => {
    const { read, render } = setUp({ most: 2, isUncached: true });
    for (const path of ['/a', '/b', '/a', '/c', '/c', '/a', '/b']) await read(path);
    expect(render.mock.calls.map(([path]) => path)).toEqual(['/a', '/b', '/c', '/b']);
  });
});
