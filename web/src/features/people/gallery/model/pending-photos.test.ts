import { describe, expect, it, vi } from 'vitest';
import { fakeClaims, someUpload } from './gallery-for-test.ts';
import { createPendingPhotos, type PendingPhoto, type PhotoStorage } from './pending-photos.ts';

function photosInMemory(): PhotoStorage & { keys(): string[] } {
  const photos = new Map<string, PendingPhoto>();
  return {
    put: async (key, photo) => void photos.set(key, photo),
    remove: async (key) => void photos.delete(key),
    all: async () => [...photos.values()],
    keys: () => [...photos.keys()],
  };
}

const day = 24 * 60 * 60_000;

function open(photos: PhotoStorage, tab: string, { userId = 7, time = 0 } = {}) {
  const claims = fakeClaims(tab);
  const pending = createPendingPhotos({ userId, photos, claims, now: () => time });
  const found: PendingPhoto[] = [];
  return { pending, claims, found, restore: () => pending.restore((photos) => found.push(...photos)) };
}

describe('chosen photos that are not uploaded', () => {
  it('are continued by the next page, including finished uploads', async () => {
    const photos = photosInMemory();
    const before = open(photos, 'one');
    await before.pending.keep(someUpload('a', { arrival: { key: 'q/a', at: 5 }, replaces: 3, caption: 'x' }));
    expect(before.claims.isHeld()).toBe(true);
    const after = open(photos, 'two');
    await after.restore();
    expect(after.found).toEqual([]);
    await after.claims.close('one');
    expect(after.found).toMatchObject([
      { key: 'a', tab: 'two', name: 'a.jpg', arrival: { key: 'q/a', at: 5 }, replaces: 3, caption: 'x' },
    ]);
    expect(after.claims.isHeld()).toBe(true);
  });

  it('are taken over by one page only', async () => {
    const photos = photosInMemory();
    await open(photos, 'one').pending.keep(someUpload('a'));
    const second = open(photos, 'two');
    const third = open(photos, 'three');
    await Promise.all([second.restore(), third.restore()]);
    await second.claims.close('one');
    await third.claims.close('one');
    expect([second.found.length, third.found.length]).toEqual([1, 0]);
  });

  it('are deleted once recorded, after a week, and on sign-out', async () => {
    const photos = photosInMemory();
    const { pending } = open(photos, 'one');
    await pending.keep(someUpload('a'));
    await pending.keep(someUpload('b'));
    await pending.forget('a');
    expect(photos.keys()).toEqual(['b']);
    const late = open(photos, 'two', { time: 8 * day });
    await late.restore();
    await late.claims.close('one');
    expect(late.found).toEqual([]);
    expect(photos.keys()).toEqual([]);
    await pending.keep(someUpload('c'));
    await open(photos, 'x', { userId: 8 }).pending.keep(someUpload('d'));
    await pending.clear();
    expect(photos.keys()).toEqual(['d']);
  });

  it('are not stored where the browser has no storage', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const no = () => Promise.reject(new DOMException('Private mode', 'InvalidStateError'));
    const { pending, restore, found } = open({ put: no, remove: no, all: no }, 'one');
    await Promise.all([pending.keep(someUpload('a')), pending.forget('a'), restore(), pending.clear()]);
    expect(found).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(4);
  });

  it('belong to one account only', async () => {
    const photos = photosInMemory();
    await open(photos, 'one').pending.keep(someUpload('a'));
    const other = open(photos, 'two', { userId: 8 });
    await other.restore();
    await other.claims.close('one');
    expect(other.found).toEqual([]);
  });
});
