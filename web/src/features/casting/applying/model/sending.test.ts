import { ProblemError } from '@callboard/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDetail } from '../applying-for-test.ts';
import { createOutgoing } from './outgoing.ts';
import type { Outgoing } from './outgoing-record.ts';
import { createTapes } from './tapes.ts';

const inTurn = <T>(_name: string, work: () => Promise<T>) => work();
const storage = () => window.localStorage;

const application = (change: Partial<Outgoing> = {}): Outgoing => ({
  clientId: 'c-1',
  jobId: 'j-1',
  roleId: 9,
  at: 1,
  note: 'Hello',
  answers: [],
  tellDays: true,
  media: [{ gallary_id: 51 }],
  ...change,
});

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

/** A tape whose pieces the test sends. */
function setUp() {
  const uploads: {
    url: string | undefined;
    accept: (url: string) => void;
    refuse: (error: Error) => void;
  }[] = [];
  const files = new Map<string, Blob>();
  const open = () => {
    const tapes = createTapes({
      userId: 7,
      storage,
      files: {
        put: async (key, file) => void files.set(key, file),
        get: async (key) => files.get(key),
        remove: async (key) => void files.delete(key),
      },
      sendByTus: ({ url, onUrl, onAccepted }) =>
        new Promise((resolve, reject) => {
          onUrl(url ?? '/uploads/t-1');
          onAccepted(2);
          uploads.push({ url, accept: resolve, refuse: reject });
        }),
      endTus: async () => undefined,
      session: { getToken: () => 't', renew: async () => undefined },
      inTurn,
      onArrived: () => outgoing.start(),
    });
    const send = vi.fn(async () => sampleDetail());
    const attach = vi.fn(async () => sampleDetail());
    const onRefused = vi.fn();
    const outgoing = createOutgoing({
      userId: 7,
      storage,
      send,
      attach,
      tapes,
      onSent: () => undefined,
      onRefused,
      inTurn,
    });
    return { tapes, outgoing, send, attach, onRefused };
  };
  return { open, uploads };
}

const problem = { type: 'about:blank', title: 'No', status: 409, code: 'ALREADY_SETTLED' as const };
const closed = () => Promise.reject(new ProblemError(problem));

const film = () => new File(['film'], 'boat.mp4', { type: 'video/mp4' });

describe('an application with a tape', () => {
  it('sends the text at once and promises the tape, which follows by itself', async () => {
    const { open, uploads } = setUp();
    const { tapes, outgoing, send, attach } = open();
    const tape = tapes.add('video', film(), {}, 'video/mp4');
    const one = application({ media: [{ gallary_id: 51 }, { tape, request_id: 32 }] });
    outgoing.give(one);
    await vi.waitFor(() => expect(outgoing.state.get().sent.get('c-1')?.id).toBe(12));
    expect(send).toHaveBeenCalledWith(one, { media: [{ gallary_id: 51 }], awaited: [32] });
    expect(attach).not.toHaveBeenCalled();

    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.accept('/uploads/t-1');
    await vi.waitFor(() =>
      expect(attach).toHaveBeenCalledWith(12, [{ gallary_id: 51 }, { key: 't-1', request_id: 32 }]),
    );
    await vi.waitFor(() => expect(outgoing.state.get().waiting.size).toBe(0));
    expect(tapes.state.get().tapes.size).toBe(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('goes on after a reload where the tape stopped', async () => {
    const { open, uploads } = setUp();
    const before = open();
    const tape = before.tapes.add('video', film(), {}, 'video/mp4');
    before.outgoing.give(application({ media: [{ tape, request_id: 32 }] }));
    await vi.waitFor(() => expect(before.outgoing.state.get().sent.size).toBe(1));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    before.tapes.stop();
    before.outgoing.stop();

    const after = open();
    after.tapes.start();
    after.outgoing.start();
    await vi.waitFor(() => expect(uploads.at(-1)?.url).toBe('/uploads/t-1'));
    uploads.at(-1)?.accept('/uploads/t-1');
    await vi.waitFor(() => expect(after.attach).toHaveBeenCalledWith(12, [{ key: 't-1', request_id: 32 }]));
    expect(after.send).not.toHaveBeenCalled();
  });

  it('a refused file says why, and its application stays', async () => {
    const { open, uploads } = setUp();
    const { tapes, outgoing } = open();
    const tape = tapes.add('video', film(), {}, 'video/mp4');
    outgoing.give(application({ media: [{ tape, request_id: 32 }] }));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.refuse(
      new ProblemError({
        ...problem,
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'kind', message: 'No video' }],
      }),
    );
    await vi.waitFor(() => expect(tapes.state.get().failed.get(tape)?.reason).toBe('refused'));
    expect(outgoing.state.get().sent.size).toBe(1);
    expect(outgoing.state.get().waiting.size).toBe(1);
  });
});

describe('an application that is refused', () => {
  it('stays on the device with the reason, through a reload, until it was read', async () => {
    const { open } = setUp();
    const before = open();
    before.send.mockImplementation(closed);
    before.outgoing.give(application());
    await vi.waitFor(() => expect(before.onRefused).toHaveBeenCalledTimes(1));
    before.outgoing.stop();

    const after = open();
    after.outgoing.start();
    expect(after.outgoing.state.get().refused.get('c-1')).toMatchObject({
      note: 'Hello',
      refusal: { code: 'ALREADY_SETTLED' },
    });
    expect(after.outgoing.state.get().waiting.size).toBe(0);
    expect(after.send).not.toHaveBeenCalled();
    after.outgoing.dismiss('c-1');
    expect(open().outgoing.state.get().refused.size).toBe(0);
  });

  it('is replaced by the next try for that role', async () => {
    const { open } = setUp();
    const { outgoing, send, onRefused } = open();
    send.mockImplementationOnce(closed);
    outgoing.give(application());
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalled());
    outgoing.give(application({ clientId: 'c-2' }));
    await vi.waitFor(() => expect(outgoing.state.get().sent.size).toBe(1));
    expect(outgoing.state.get().refused.size).toBe(0);
  });

  it('only as far as its tape goes: the tape is kept and told, tried again or let go', async () => {
    const { open, uploads } = setUp();
    const { tapes, outgoing, attach, onRefused } = open();
    attach.mockImplementation(closed);
    const tape = tapes.add('video', film(), {}, 'video/mp4');
    outgoing.give(application({ media: [{ tape, request_id: 32 }] }));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.accept('/uploads/t-1');
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(outgoing.state.get().refused.get('c-1')?.applicationId).toBe(12);
    expect(tapes.has(tape)).toBe(true);
    outgoing.again('c-1');
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(2));
    outgoing.letGo('c-1', tape);
    expect(outgoing.state.get().refused.size).toBe(0);
    expect(tapes.has(tape)).toBe(false);
  });
});

describe('a change', () => {
  const change = { id: 12, from: 1, isAgain: false };

  it('goes with its text at once, and its tape follows', async () => {
    const { open, uploads } = setUp();
    const { tapes, outgoing, send, attach } = open();
    const tape = tapes.add('video', film(), {}, 'video/mp4');
    const one = application({ change, media: [{ gallary_id: 51 }, { tape, request_id: 32 }] });
    outgoing.give(one);
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(one, { media: [{ gallary_id: 51 }], awaited: [32] }),
    );
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.accept('/uploads/t-1');
    await vi.waitFor(() =>
      expect(attach).toHaveBeenCalledWith(12, [{ gallary_id: 51 }, { key: 't-1', request_id: 32 }]),
    );
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes along the tape that still follows, so it does not undo the change when it arrives', async () => {
    const { open, uploads } = setUp();
    const { tapes, outgoing, attach } = open();
    const tape = tapes.add('video', film(), {}, 'video/mp4');
    outgoing.give(application({ media: [{ gallary_id: 51 }, { tape, request_id: 32 }] }));
    await vi.waitFor(() => expect(outgoing.state.get().sent.size).toBe(1));
    outgoing.give(application({ clientId: 'c-2', change, media: [{ gallary_id: 52 }] }));
    await vi.waitFor(() => expect(outgoing.state.get().sent.has('c-2')).toBe(true));
    expect(outgoing.state.get().waiting.size).toBe(1);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.accept('/uploads/t-1');
    await vi.waitFor(() =>
      expect(attach.mock.calls).toEqual([[12, [{ gallary_id: 52 }, { key: 't-1', request_id: 32 }]]]),
    );
  });
});
