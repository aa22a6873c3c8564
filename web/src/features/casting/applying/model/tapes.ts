import { z } from 'zod';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { toFailure, type UploadFailure } from '../../../../shared/lib/images/upload-failure.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import type { DeviceFiles } from '../../../../shared/lib/send-later/device-files.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { isConnectionFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../shared/lib/send-later/sender.ts';
import { unsentTapes } from '../../../../shared/lib/send-later/unsent-applications.ts';
import { createStore } from '../../../../shared/lib/store.ts';
import { assertReadable, FileGoneError } from '../../../../shared/lib/uploads/readable-file.ts';
import { type sendByTus, uploadKeyOf, withNewToken } from '../../../../shared/lib/uploads/tus.ts';

/** A recording that was made for one application, on its way to the server. */
const Tape = z.object({
  key: z.string(),
  kind: z.enum(['video', 'audio']),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  durationMs: z.number().optional(),
  /** Where it can be continued. */
  url: z.string().optional(),
  /** Bytes the server has. */
  sent: z.number(),
  /** All of it is with the server, which calls it by this key. */
  arrived: z.object({ key: z.string(), at: z.number() }).optional(),
  addedAt: z.number(),
});
export type Tape = z.infer<typeof Tape>;

type TapeFailure = UploadFailure['reason'] | 'gone';

export interface TapesState {
  readonly tapes: ReadonlyMap<string, Tape>;
  /** Bytes on their way, by tape: ahead of what the server has confirmed. */
  readonly sent: ReadonlyMap<string, number>;
  readonly failed: ReadonlyMap<
    string,
    { readonly reason: TapeFailure; readonly detail?: string | undefined }
  >;
  readonly isSending: boolean;
}

interface TapesOptions {
  readonly userId: number;
  readonly storage: () => DraftStorage;
  readonly files: Pick<DeviceFiles<Blob>, 'put' | 'get' | 'remove'>;
  readonly sendByTus: typeof sendByTus;
  readonly endTus: (url: string) => Promise<void>;
  readonly session: { getToken(): string | undefined; renew(): Promise<unknown> };
  readonly inTurn: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly onArrived: () => void;
  readonly connection?: ConstructorParameters<typeof Sender>[0]['connection'];
  readonly now?: () => number;
}

/** The server keeps a finished upload for a day until something records it. */
const arrivalValidMs = 23 * 3_600_000;

/** Sends recordings in pieces, one at a time. They outlive their page, and a reload where the browser keeps files. */
export function createTapes(options: TapesOptions) {
  const { userId, storage, files, session, now = Date.now } = options;
  const records = createDeviceRecords({
    storage,
    prefix: unsentTapes(userId),
    schema: Tape,
  });
  /** Of this page, in case the browser stores none. */
  const inPage = new Map<string, Blob>();
  const running = new Map<string, AbortController>();
  const known = () => new Map(records.all().map((tape) => [tape.key, tape] as const));
  const state = createStore<TapesState>({
    tapes: known(),
    sent: new Map(),
    failed: new Map(),
    isSending: false,
  });
  const show = (change: Partial<TapesState> = {}) =>
    state.set({ ...state.get(), tapes: known(), isSending: sender.isRunning, ...change });
  const note = (key: string, change: Partial<Tape>) => {
    const tape = records.get(key);
    if (tape) records.put(key, { ...tape, ...change });
    show();
  };
  const setFailed = (
    key: string,
    failure: { reason: TapeFailure; detail?: string | undefined } | undefined,
  ) => {
    const failed = new Map(state.get().failed);
    if (failure) failed.set(key, failure);
    else failed.delete(key);
    show({ failed });
  };
  const fileOf = async (key: string) => inPage.get(key) ?? (await files.get(key).catch(() => undefined));

  const send = async (tape: Tape, file: Blob, signal: AbortSignal): Promise<string> => {
    let { url } = tape;
    const url_ = await withNewToken(
      () =>
        options.sendByTus({
          file,
          metadata: { filename: tape.name, filetype: tape.type, kind: tape.kind },
          url,
          signal,
          getToken: session.getToken,
          onUrl: (given) => {
            if (given !== url) note(tape.key, { url: given });
            url = given;
          },
          onSent: (bytes) => show({ sent: new Map(state.get().sent).set(tape.key, bytes) }),
          onAccepted: (bytes) => note(tape.key, { sent: bytes }),
        }),
      session.renew,
    );
    return uploadKeyOf(url_);
  };

  const attempt = async (tape: Tape, signal: AbortSignal): Promise<Outcome> => {
    const file = await fileOf(tape.key);
    try {
      if (!file) throw new FileGoneError('The tape is not on this device any more');
      await assertReadable(file);
      const key = await send(tape, file, signal);
      note(tape.key, { sent: tape.size, arrived: { key, at: now() } });
      options.onArrived();
      return 'done';
    } catch (error) {
      if (signal.aborted) return 'done';
      if (isConnectionFailure(error)) return 'later';
      logProblem('A tape was not sent', error);
      const failure = error instanceof FileGoneError ? { reason: 'gone' as const } : toFailure(error);
      // Whatever the server had of it is no use any more.
      if (failure.reason === 'refused') note(tape.key, { url: undefined, sent: 0 });
      setFailed(tape.key, failure);
      return 'done';
    }
  };

  /** One tab sends a tape; the others find it sent. */
  const deliver = (tape: Tape): Promise<Outcome> =>
    options.inTurn(`callboard-tape-${tape.key}`, async () => {
      const current = records.get(tape.key);
      if (!current || current.arrived) {
        show();
        if (current?.arrived) options.onArrived();
        return 'done';
      }
      const abort = new AbortController();
      running.set(tape.key, abort);
      try {
        return await attempt(current, abort.signal);
      } finally {
        running.delete(tape.key);
      }
    });

  const next = () =>
    records
      .all()
      .filter(({ key, arrived }) => !arrived && !state.get().failed.has(key))
      .toSorted((one, other) => one.addedAt - other.addedAt)[0];
  const sender: Sender = new Sender({
    deliver: () => {
      const tape = next();
      return tape && deliver(tape);
    },
    onChange: () => show(),
    ...(options.connection && { connection: options.connection }),
  });

  return {
    state,
    add(kind: Tape['kind'], file: File, facts: Pick<Tape, 'durationMs'>, type: string): string {
      const key = newId();
      inPage.set(key, file);
      files.put(key, file).catch((error: unknown) => logProblem('A tape was not stored', error));
      const { name, size } = file;
      records.put(key, { key, kind, name, size, type, sent: 0, addedAt: now(), ...facts });
      show();
      sender.retry();
      return key;
    },
    retry(key: string): void {
      setFailed(key, undefined);
      sender.retry();
    },
    /** Recorded with its application, or not wanted any more. */
    forget(key: string, { isWanted = false }: { isWanted?: boolean } = {}): void {
      const tape = records.get(key);
      records.remove(key);
      inPage.delete(key);
      void files.remove(key).catch(() => undefined);
      running.get(key)?.abort();
      if (!isWanted && tape?.url && !tape.arrived) options.endTus(tape.url).catch(() => undefined);
      show();
    },
    /** One that arrived too long ago was deleted by the server and is sent again. */
    arrivalOf(key: string): string | undefined {
      const arrived = records.get(key)?.arrived;
      if (arrived && now() - arrived.at > arrivalValidMs) {
        note(key, { arrived: undefined, url: undefined, sent: 0 });
        sender.now();
        return undefined;
      }
      return arrived?.key;
    },
    has: (key: string): boolean => records.get(key) !== undefined,
    /** Whatever waited from before a reload. */
    start(): void {
      if (next()) sender.retry();
    },
    stop: () => sender.stop(),
    /** On sign-out nothing may stay on a shared phone. */
    clear(): void {
      for (const key of records.keys()) {
        records.remove(key);
        void files.remove(key).catch(() => undefined);
      }
      show();
    },
  };
}
export type Tapes = ReturnType<typeof createTapes>;
