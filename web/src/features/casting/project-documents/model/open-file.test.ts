import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFile } from './open-file.ts';

const fakeTab = () => ({ opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() });
const stubOpen = (tab: ReturnType<typeof fakeTab> | null) => {
  const open = vi.fn(() => tab);
  vi.stubGlobal('open', open);
  return open;
};
const pdf = 'application/pdf';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('opening a file', () => {
  it('opens the tab with the click, and leads it to the address once that is known', async () => {
    const tab = fakeTab();
    const open = stubOpen(tab);
    let answer: (url: string) => void = () => {};
    const opening = openFile({
      contentType: pdf,
      findUrl: () => new Promise((resolve) => (answer = resolve)),
    });
    expect(open).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
    answer('/files/a.pdf');
    await opening;
    expect(tab.location.replace).toHaveBeenCalledWith('/files/a.pdf');
    expect(tab.opener).toBeNull();
  });

  it('goes there in this tab when the browser allows no other, or saves the file', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const open = stubOpen(null);
    await openFile({ contentType: pdf, findUrl: async () => '/files/a.pdf' });
    await openFile({ contentType: 'text/plain', findUrl: async () => '/files/a.txt' });
    expect(assign.mock.calls).toEqual([['/files/a.pdf'], ['/files/a.txt']]);
    expect(open).toHaveBeenCalledOnce();
  });

  it('closes the tab when there is no address', async () => {
    const tab = fakeTab();
    stubOpen(tab);
    const failing = openFile({ contentType: pdf, findUrl: () => Promise.reject(new TypeError('offline')) });
    await expect(failing).rejects.toThrow('offline');
    expect(tab.close).toHaveBeenCalledOnce();
  });
});
