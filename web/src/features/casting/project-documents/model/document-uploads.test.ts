import { ProblemError } from '@callboard/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TusUpload } from '../../../../shared/lib/uploads/tus.ts';
import { createDocumentUploads } from './document-uploads.ts';
import { createUploadNotes } from './upload-notes.ts';

const pdf = (name = 'sides.pdf', size = 10) => new File(['x'.repeat(size)], name, { lastModified: 5 });
const problem = (
  status: number,
  code: 'VALIDATION_FAILED' | 'UNAUTHENTICATED' | 'UNAVAILABLE' | 'CONFLICT',
  more = {},
) => new ProblemError({ type: 'about:blank', title: 'No', status, code, ...more });

function setUp() {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    length: stored.size,
  });
  const sendByTus = vi.fn(async ({ onUrl, onSent, url, file }: TusUpload) => {
    const given = url ?? '/uploads/abc.pdf';
    onUrl(given);
    onSent(file.size);
    return given;
  });
  let isOnline = true;
  let goOnline = () => {};
  let keys = 0;
  const options = {
    sendByTus,
    endTus: vi.fn(async () => undefined),
    save: vi.fn(async (): Promise<unknown> => undefined),
    onSaved: vi.fn(),
    session: { getToken: () => 'token', renew: vi.fn(async () => undefined) },
    connection: {
      isOnline: () => isOnline,
      onOnline: (listener: () => void) => {
        goOnline = listener;
        return () => {};
      },
    },
    newKey: () => {
      keys += 1;
      return String(keys);
    },
  };
  const create = () =>
    createDocumentUploads({
      ...options,
      notes: createUploadNotes({ userId: 7, projectId: 3, storage, now: Date.now }),
    });
  const setOnline = (next: boolean) => {
    isOnline = next;
    if (next) goOnline();
  };
  return { ...options, create, uploads: create(), setOnline, stored };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const first = ({ store }: ReturnType<typeof createDocumentUploads>) => store.get().uploads[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('uploading documents', () => {
  it('sends each file and makes a document of it', async () => {
    const { uploads, sendByTus, save, onSaved } = setUp();
    uploads.add([pdf('Meera sides.pdf'), pdf('plan.docx')]);
    await settle();
    expect(sendByTus.mock.calls.map(([{ metadata }]) => metadata)).toEqual([
      { filename: 'Meera sides.pdf', filetype: 'application/pdf', kind: 'document' },
      {
        filename: 'plan.docx',
        filetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        kind: 'document',
      },
    ]);
    expect(save.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'sides', next: undefined }), 'abc.pdf'],
      [expect.objectContaining({ kind: 'other' }), 'abc.pdf'],
    ]);
    expect(onSaved).toHaveBeenCalledTimes(2);
    expect(uploads.store.get().uploads).toEqual([]);
  });

  it('leaves out what would be refused, with its reason, and what is under way', async () => {
    const { uploads, sendByTus } = setUp();
    sendByTus.mockImplementation(() => new Promise(() => {}));
    uploads.add([pdf(), new File(['x'], 'film.mp4'), new File([], 'empty.pdf')]);
    expect(uploads.store.get().leftOut).toEqual([
      { name: 'film.mp4', reason: 'type' },
      { name: 'empty.pdf', reason: 'empty' },
    ]);
    uploads.add([pdf()]);
    expect(uploads.store.get().leftOut).toEqual([{ name: 'sides.pdf', reason: 'already' }]);
    expect(uploads.store.get().uploads).toHaveLength(1);
    uploads.dismissLeftOut();
    expect(uploads.store.get().leftOut).toEqual([]);
  });

  it('waits over a lost connection and continues where it stopped', async () => {
    const { uploads, sendByTus, save, setOnline } = setUp();
    sendByTus.mockImplementationOnce(async ({ onUrl, onSent }) => {
      onUrl('/uploads/half.pdf');
      onSent(4);
      setOnline(false);
      throw new TypeError('Failed to fetch');
    });
    uploads.add([pdf()]);
    await settle();
    expect(first(uploads)).toMatchObject({ status: { at: 'stalled' }, sent: 4 });
    setOnline(true);
    await settle();
    expect(sendByTus.mock.calls[1]?.[0].url).toBe('/uploads/half.pdf');
    expect(save).toHaveBeenCalledWith(expect.anything(), 'half.pdf');
  });

  it('does not send a file again whose saving was not answered', async () => {
    const { uploads, sendByTus, save } = setUp();
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    save.mockRejectedValueOnce(problem(503, 'UNAVAILABLE'));
    uploads.add([pdf()]);
    await settle();
    expect(first(uploads)).toMatchObject({ status: { at: 'stalled' }, fileKey: 'abc.pdf' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(uploads.store.get().uploads).toEqual([]);
    expect([sendByTus.mock.calls.length, save.mock.calls.length]).toEqual([1, 3]);
  });

  it('pauses, resumes and cancels', async () => {
    const { uploads, sendByTus, endTus } = setUp();
    sendByTus.mockImplementation(async ({ onUrl, onSent }) => {
      onUrl('/uploads/half.pdf');
      onSent(4);
      return new Promise(() => {});
    });
    uploads.add([pdf()]);
    await settle();
    uploads.pause('1');
    expect(sendByTus.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(first(uploads)).toMatchObject({ status: { at: 'paused' }, sent: 4 });
    uploads.resume('1');
    await settle();
    expect(sendByTus.mock.calls[1]?.[0].url).toBe('/uploads/half.pdf');
    uploads.cancel('1');
    expect(endTus).toHaveBeenCalledWith('/uploads/half.pdf');
    expect(uploads.store.get().uploads).toEqual([]);
  });

  it('a cancelled upload is not saved, though its last piece arrives', async () => {
    const { uploads, sendByTus, save } = setUp();
    let arrive: (url: string) => void = () => {};
    sendByTus.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    uploads.add([pdf()]);
    await settle();
    uploads.cancel('1');
    arrive('/uploads/abc.pdf');
    await settle();
    expect(save).not.toHaveBeenCalled();
    expect(uploads.store.get().uploads).toEqual([]);
  });

  it('says why the server refused a file, and starts over if it is chosen again', async () => {
    const { uploads, sendByTus, save, stored } = setUp();
    const message = 'Please select valid file. This PDF needs a password. Save it without one.';
    save.mockRejectedValueOnce(
      problem(400, 'VALIDATION_FAILED', { errors: [{ field: 'file_key', message }] }),
    );
    uploads.add([pdf()]);
    await settle();
    expect(first(uploads)?.status).toEqual({ at: 'failed', failure: { reason: 'refused', detail: message } });
    expect(stored.size).toBe(0);
    uploads.add([pdf()]);
    await settle();
    expect(sendByTus.mock.calls[1]?.[0].url).toBeUndefined();
  });

  it('other failures can be tried again without sending the file again', async () => {
    const { uploads, sendByTus, save } = setUp();
    save.mockRejectedValueOnce(
      problem(409, 'CONFLICT', { detail: 'A project can have up to 500 documents.' }),
    );
    uploads.add([pdf()]);
    await settle();
    expect(first(uploads)?.status).toMatchObject({ at: 'failed', failure: { reason: 'other' } });
    uploads.resume('1');
    await settle();
    expect([sendByTus.mock.calls.length, save.mock.calls.length]).toEqual([1, 2]);
  });

  it('after a reload, the same file continues where it stopped', async () => {
    const { uploads, create, sendByTus, stored } = setUp();
    sendByTus.mockImplementationOnce(async ({ onUrl }) => {
      onUrl('/uploads/half.pdf');
      return new Promise(() => {});
    });
    uploads.add([pdf()]);
    await settle();
    uploads.end();
    const reloaded = create();
    reloaded.add([pdf('other.pdf'), pdf()]);
    await settle();
    expect(sendByTus.mock.calls.slice(1).map(([{ url }]) => url)).toEqual([undefined, '/uploads/half.pdf']);
    expect(stored.size).toBe(0);
  });

  it('renews the session once when the token expired', async () => {
    const { uploads, sendByTus, session, save } = setUp();
    sendByTus.mockRejectedValueOnce(problem(401, 'UNAUTHENTICATED'));
    uploads.add([pdf()]);
    await settle();
    expect(session.renew).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledOnce();
  });

  it('the next version of a document carries its note', async () => {
    const { uploads, save } = setUp();
    uploads.add([pdf()], { documentId: 12, note: 'Four dates moved' });
    await settle();
    expect(save.mock.calls).toEqual([
      [expect.objectContaining({ next: { documentId: 12, note: 'Four dates moved' } }), 'abc.pdf'],
    ]);
  });
});
