import { maxPhotoBytes } from '@callboard/contract/people/media';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPhotoAdder } from './add-photos.ts';
import { mayRetry } from './failure.ts';
import { createGalleryStore } from './gallery-state.ts';

const sized = (name: string, size: number) => {
  const file = new File(['x'], name, { type: 'image/jpeg', lastModified: 7 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

function setUp(shrink: (file: Blob, maxBytes: number) => Promise<Blob>) {
  const store = createGalleryStore();
  const queue = { start: vi.fn(), resume: vi.fn() };
  const pending = { keep: vi.fn(async () => undefined) };
  const makePreview = vi.fn();
  let keys = 0;
  const adder = createPhotoAdder({
    store,
    reorder: { pin: () => undefined },
    queue,
    pending,
    shrink,
    makePreview,
    newKey: () => `key-${++keys}`,
    now: () => 0,
  });
  return { store, queue, pending, makePreview, adder };
}

afterEach(() => vi.restoreAllMocks());

describe('a photo over 10 MB', () => {
  it('is made smaller, then waits like any other', async () => {
    const small = new Blob(['small'], { type: 'image/jpeg' });
    const shrink = vi.fn(async () => small);
    const { store, pending, makePreview, adder } = setUp(shrink);
    const chosen = sized('big.jpg', maxPhotoBytes + 1);
    adder.add([sized('one.jpg', 10), chosen]);
    expect(store.get().uploads.map(({ status }) => status.at)).toEqual(['waiting', 'checking']);
    await vi.waitFor(() => expect(store.find('key-2')?.status).toEqual({ at: 'waiting', sent: 0 }));
    expect(shrink).toHaveBeenCalledWith(expect.anything(), maxPhotoBytes);
    expect(store.find('key-2')).toMatchObject({ file: small, size: small.size });
    expect(pending.keep).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'key-2', file: small }));
    expect(makePreview).toHaveBeenLastCalledWith('key-2', small);
    adder.add([chosen]);
    expect(store.get().leftOut.photo).toEqual([{ name: 'big.jpg', error: 'already' }]);
  });

  it('that cannot be opened here fails for good', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store, adder } = setUp(() => Promise.reject(new Error('No HEIC here')));
    adder.add([sized('big.jpg', maxPhotoBytes + 1)]);
    await vi.waitFor(() => expect(store.find('key-1')?.status.at).toBe('failed'));
    const status = store.find('key-1')?.status;
    expect(status?.at === 'failed' && mayRetry(status.failure)).toBe(false);
  });

  it('that was cancelled meanwhile stays away', async () => {
    const shrink = vi.fn(async () => new Blob(['small']));
    const { store, pending, adder } = setUp(shrink);
    adder.add([sized('big.jpg', maxPhotoBytes + 1)]);
    store.dropUpload('key-1');
    await vi.waitFor(() => Promise.resolve());
    expect(pending.keep).not.toHaveBeenCalled();
    expect(store.get().uploads).toEqual([]);
  });
});

it.each([
  ['storage', true],
  ['network', true],
  ['busy', true],
  ['quota', true],
  ['refused', false],
  ['unreadable', false],
  ['tooLarge', false],
] as const)('after %s there is another try: %s', (reason, expected) => {
  expect(mayRetry({ reason })).toBe(expected);
});
