import { describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (html: string) => ({ status: 200, html });

const setUp = (most?: number) => {
  let time = 0;
  const render = vi.fn(async (path: string) => page(`${path} at ${time}`));
  const read = createPageCache({ render, now: () => time, keepMs: 60_000, ...(most && { most }) });
  const wait = (ms: number) => {
    time += ms;
  };
  return { render, read, wait };
};

describe('the cache of rendered pages', () => {
  test('renders an address once a minute, also when many ask at once', async () => {
    const { read, render, wait } = setUp();
    await Promise.all([read('/'), read('/'), read('/')]);
    wait(59_999);
    expect(await read('/')).toEqual(page('/ at 0'));
    expect(render).toHaveBeenCalledOnce();
    wait(1);
    expect(await read('/')).toEqual(page('/ at 60000'));
  });

  test('renders anew what was made of something else, and keeps what it has while nobody can tell', async () => {
    const versions = ['a', 'a', 'b'];
    const versionOf = async () => {
      const version = versions.shift();
      if (!version) throw new Error('The database is away');
      return version;
    };
    const render = vi.fn(async () => page('made'));
    const read = createPageCache({ render, versionOf });
    await read('/');
    await read('/');
    expect(render).toHaveBeenCalledTimes(1);
    await read('/');
    expect(render).toHaveBeenCalledTimes(2);
    await read('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('keeps addresses apart', async () => {
    const { read } = setUp();
    expect(await read('/talents')).not.toEqual(await read('/recruiters'));
  });

  test('does not keep a failure', async () => {
    const { read, render } = setUp();
    render.mockRejectedValueOnce(new Error('The database is away'));
    await expect(read('/')).rejects.toThrow('away');
    expect(await read('/')).toEqual(page('/ at 0'));
  });

  test('does not keep that an address is not rendered', async () => {
    const read = createPageCache({ render: async () => undefined });
    expect(await read('/app')).toBeUndefined();
  });

  test('shares a page that is never kept among those who wait for it, and makes it anew for the next', async () => {
    const render = vi.fn(async (path: string) => ({ ...page(path), isNeverKept: true }));
    const read = createPageCache({ render });
    await Promise.all([read('/talent/1'), read('/talent/1')]);
    expect(render).toHaveBeenCalledOnce();
    await read('/talent/1');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('forgets the oldest when there are too many', async () => {
    const { read, render } = setUp(2);
    for (const path of ['/a', '/b', '/c', '/c', '/a']) await read(path);
    expect(render.mock.calls.map(([path]) => path)).toEqual(['/a', '/b', '/c', '/a']);
  });
});
