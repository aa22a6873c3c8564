import type { UploadGrant } from '@callboard/contract/people/media';
import { describe, expect, it, vi } from 'vitest';
import { StorageRejectedError } from '../../../../shared/lib/images/send-to-storage.ts';
import { FileGoneError } from '../../../../shared/lib/uploads/readable-file.ts';
import { createPhotoSender } from './send-photo.ts';

const grantOf = (key: string): UploadGrant => ({
  fileName: 'photo.jpg',
  key,
  signedUrl: `/files/${key}?signature=x`,
  method: 'PUT',
  headers: { 'content-type': 'image/jpeg' },
  expires_at: '2026-11-15T06:00:00Z',
  maxBytes: 100,
  left: 1_000_000,
});

function setUp() {
  let time = 0;
  let signed = 0;
  const sign = vi.fn(async () => {
    signed += 1;
    return grantOf(`q/${signed}.jpg`);
  });
  const put = vi.fn<Parameters<typeof createPhotoSender>[0]['put']>(async () => undefined);
  const send = createPhotoSender({ sign, put, now: () => time });
  const file = new Blob(['x'.repeat(100)], { type: 'image/jpeg' });
  const onSent = vi.fn();
  const run = { signal: new AbortController().signal, onSent };
  return {
    sign,
    put,
    onSent,
    send: (blob = file) => send({ key: 'a', file: blob }, run),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('uploading a photo', () => {
  it('requests a URL and uploads with the signed headers', async () => {
    const { send, put, onSent } = setUp();
    put.mockImplementationOnce(async ({ onProgress }) => onProgress(0.5));
    expect(await send()).toEqual({ key: 'q/1.jpg', at: 0 });
    expect(put).toHaveBeenCalledWith(
      expect.objectContaining({
        url: '/files/q/1.jpg?signature=x',
        headers: { 'content-type': 'image/jpeg' },
      }),
    );
    expect(onSent).toHaveBeenCalledWith(50);
  });

  it('reuses a URL while it is valid, then requests a new one', async () => {
    const { send, put, sign, pass } = setUp();
    put.mockRejectedValueOnce(new TypeError('gone')).mockRejectedValueOnce(new TypeError('gone'));
    await expect(send()).rejects.toThrow('gone');
    pass(4 * 60_000);
    await expect(send()).rejects.toThrow('gone');
    expect(sign).toHaveBeenCalledTimes(1);
    pass(60_000);
    expect(await send()).toMatchObject({ key: 'q/2.jpg' });
    expect(sign).toHaveBeenCalledTimes(2);
  });

  it('requests a new URL right away when storage says it has expired', async () => {
    const { send, put } = setUp();
    put.mockRejectedValueOnce(new StorageRejectedError(403));
    expect(await send()).toMatchObject({ key: 'q/2.jpg' });
    put.mockRejectedValue(new StorageRejectedError(403));
    await expect(send()).rejects.toBeInstanceOf(StorageRejectedError);
    expect(put).toHaveBeenCalledTimes(4);
  });

  it('treats an already stored file as uploaded', async () => {
    const { send, put } = setUp();
    put
      .mockRejectedValueOnce(new TypeError('the answer was lost'))
      .mockRejectedValueOnce(new StorageRejectedError(409));
    await expect(send()).rejects.toThrow('the answer was lost');
    expect(await send()).toMatchObject({ key: 'q/1.jpg' });
  });

  it('distinguishes an unreadable file from a lost connection', async () => {
    const { send, put } = setUp();
    put.mockRejectedValueOnce(new TypeError('The store could not be reached'));
    const gone = new Blob(['x'], { type: 'image/jpeg' });
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    await expect(send(gone)).rejects.toBeInstanceOf(FileGoneError);
  });
});
