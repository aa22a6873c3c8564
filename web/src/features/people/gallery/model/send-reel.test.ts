import { ProblemError } from '@callboard/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { type TusUpload, uploadKeyOf } from '../../../../shared/lib/uploads/tus.ts';
import { someUpload } from './gallery-for-test.ts';
import { createReelSender } from './send-reel.ts';
import { createUnfinishedReels } from './unfinished-reels.ts';

const signedOut = new ProblemError({
  type: 'about:blank',
  title: 'Sign in',
  status: 401,
  code: 'UNAUTHENTICATED',
});

function setUp() {
  const notes = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
    key: (index: number) => [...notes.keys()][index] ?? null,
    length: notes.size,
  });
  let time = 0;
  const unfinished = createUnfinishedReels({ userId: 7, tab: 'one', storage, now: () => time });
  const sendByTus = vi.fn(async ({ onUrl, onSent, onAccepted }: TusUpload) => {
    onUrl('/uploads/abc');
    onSent(100);
    onAccepted(100);
    return '/uploads/abc';
  });
  const sendPhoto = vi.fn(async () => ({ key: 'q/poster.jpg', at: 1 }));
  const renew = vi.fn(async () => undefined);
  const urls: string[] = [];
  const send = createReelSender({
    sendByTus,
    sendPhoto,
    unfinished,
    onUrl: (_key, url) => urls.push(url),
    session: { getToken: () => 't-1', renew },
    now: () => 1,
  });
  const run = { signal: new AbortController().signal, onSent: vi.fn() };
  const pass = (ms: number) => {
    time += ms;
  };
  return { send, sendByTus, sendPhoto, renew, unfinished, urls, run, pass, storage };
}

const video = someUpload('f', { kind: 'video', name: 'intro.mp4', poster: new Blob(['jpeg']) });

describe('uploading a video', () => {
  it('uploads it, then its poster, and returns both keys', async () => {
    const { send, sendByTus, sendPhoto, run, urls } = setUp();
    expect(await send(video, run)).toEqual({ key: 'abc', posterKey: 'q/poster.jpg', at: 1 });
    expect(sendByTus.mock.calls[0]?.[0]).toMatchObject({
      url: undefined,
      metadata: { filename: 'intro.mp4', filetype: 'image/jpeg', kind: 'video' },
    });
    expect(sendPhoto).toHaveBeenCalledOnce();
    expect(urls).toEqual(['/uploads/abc']);
  });

  it('notes the URL and the progress for the next page', async () => {
    const { send, sendByTus, unfinished, run, pass } = setUp();
    sendByTus.mockImplementationOnce(async ({ onUrl, onAccepted }) => {
      onUrl('/uploads/abc');
      onAccepted(63);
      throw new TypeError('Failed to fetch');
    });
    await expect(send(video, run)).rejects.toThrow('Failed to fetch');
    expect(unfinished.own()).toMatchObject([{ key: 'f', url: '/uploads/abc', sent: 63, name: 'intro.mp4' }]);
    pass(24 * 60 * 60_000);
    expect(unfinished.own()).toEqual([]);
  });

  it('continues at the same URL', async () => {
    const { send, sendByTus, run } = setUp();
    await send({ ...video, url: '/uploads/old', status: { at: 'sending', sent: 40 } }, run);
    expect(sendByTus.mock.calls[0]?.[0].url).toBe('/uploads/old');
  });

  it('renews an expired session and continues', async () => {
    const { send, sendByTus, renew, run } = setUp();
    sendByTus.mockImplementationOnce(async ({ onUrl }) => {
      onUrl('/uploads/abc');
      throw signedOut;
    });
    await send(video, run);
    expect(renew).toHaveBeenCalledOnce();
    expect(sendByTus.mock.calls[1]?.[0].url).toBe('/uploads/abc');
  });

  it('continues without the poster when its upload fails', async () => {
    const { send, sendPhoto, run } = setUp();
    vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    sendPhoto.mockRejectedValueOnce(new Error('full'));
    expect(await send(video, run)).toEqual({ key: 'abc', posterKey: undefined, at: 1 });
  });
});

describe('notes about unfinished videos', () => {
  it('is separate for each account, and ignores invalid storage', () => {
    const { unfinished, storage } = setUp();
    unfinished.note(video, '/uploads/abc', 5);
    const other = createUnfinishedReels({ userId: 8, tab: 'one', storage, now: () => 0 });
    expect(other.own()).toEqual([]);
    other.clear();
    expect(unfinished.own()).toHaveLength(1);
    unfinished.forget('f');
    expect(unfinished.own()).toEqual([]);
    storage().setItem('callboard-unfinished-reels/7/g', '{"not": "a reel"');
    expect(unfinished.own()).toEqual([]);
  });
});

it.each([
  ['/uploads/abc', 'abc'],
  ['https://callboard.example/uploads/a-b_c?x=1', 'a-b_c'],
])('the key in %s is %s', (url, key) => {
  expect(uploadKeyOf(url)).toBe(key);
});
