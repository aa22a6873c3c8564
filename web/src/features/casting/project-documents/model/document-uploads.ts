import { toFailure } from '../../../../shared/lib/images/upload-failure.ts';
import type { Connection } from '../../../../shared/lib/send-later/connection.ts';
import { isConnectionFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../shared/lib/send-later/sender.ts';
import { createStore } from '../../../../shared/lib/store.ts';
import { assertReadable, FileGoneError } from '../../../../shared/lib/uploads/readable-file.ts';
import { type sendByTus, uploadKeyOf, withNewToken } from '../../../../shared/lib/uploads/tus.ts';
import { documentTypeOf, kindOfName, type LeftOutReason, leftOutReason } from './document-rules.ts';
import type { DocumentUpload, NextVersion } from './document-upload.ts';
import type { UploadNotes } from './upload-notes.ts';

export interface LeftOutFile {
  readonly name: string;
  readonly reason: LeftOutReason;
}

export interface UploadsState {
  readonly uploads: readonly DocumentUpload[];
  /** Chosen files that are not sent. */
  readonly leftOut: readonly LeftOutFile[];
}

interface UploadsOptions {
  readonly sendByTus: typeof sendByTus;
  /** The server may forget it. */
  readonly endTus: (url: string) => Promise<void>;
  /** Makes a document of an upload. */
  readonly save: (upload: DocumentUpload, fileKey: string) => Promise<unknown>;
  readonly onSaved: (upload: DocumentUpload) => void;
  readonly notes: UploadNotes;
  readonly session: { getToken(): string | undefined; renew(): Promise<unknown> };
  readonly connection: Connection;
  readonly newKey: () => string;
}

/** Two at a time: one is saved while the next is sent. */
const atOnce = 2;

/** Sends documents of one project in pieces and saves them, also over a lost connection. */
export function createDocumentUploads(options: UploadsOptions) {
  const { save, onSaved, notes, session, connection } = options;
  const store = createStore<UploadsState>({ uploads: [], leftOut: [] });
  const running = new Map<string, AbortController>();

  const find = (key: string) => store.get().uploads.find((upload) => upload.key === key);
  const change = (key: string, changes: Partial<DocumentUpload>) =>
    store.set({
      ...store.get(),
      uploads: store.get().uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    });
  const drop = (key: string) =>
    store.set({ ...store.get(), uploads: store.get().uploads.filter((upload) => upload.key !== key) });

  const send = async (upload: DocumentUpload, { signal }: AbortController): Promise<string> => {
    const { key, name, file } = upload;
    let { url } = upload;
    const ifRunning = (changes: Partial<DocumentUpload>) => signal.aborted || change(key, changes);
    const sendPieces = () =>
      options.sendByTus({
        file,
        metadata: { filename: name, filetype: file.type, kind: 'document' },
        url,
        signal,
        getToken: session.getToken,
        onUrl: (given) => {
          url = given;
          ifRunning({ url: given });
          notes.note(upload, given);
        },
        onSent: (sent) => ifRunning({ sent }),
        onAccepted: () => {},
      });
    try {
      return uploadKeyOf(await withNewToken(sendPieces, session.renew));
    } catch (error) {
      if (error instanceof TypeError) await assertReadable(file);
      throw error;
    }
  };

  const fail = (key: string, error: unknown): Outcome => {
    const upload = find(key);
    if (!upload) return 'done';
    if (isConnectionFailure(error)) {
      change(key, { status: { at: 'stalled' } });
      return 'later';
    }
    const failure = error instanceof FileGoneError ? { reason: 'unreadable' as const } : toFailure(error);
    // A file that was refused is gone from the server; anything else can go on where it stopped.
    const isRefused = failure.reason === 'refused';
    if (isRefused) notes.forget(upload);
    change(key, {
      status: { at: 'failed', failure },
      ...(isRefused && { url: undefined, fileKey: undefined }),
    });
    return 'done';
  };

  const deliver = async (upload: DocumentUpload): Promise<Outcome> => {
    const { key } = upload;
    const controller = new AbortController();
    running.set(key, controller);
    const aborted = () => controller.signal.aborted;
    try {
      change(key, { status: { at: upload.fileKey ? 'saving' : 'sending' } });
      const fileKey = upload.fileKey ?? (await send(upload, controller));
      if (aborted()) return 'done';
      change(key, { fileKey, sent: upload.size, status: { at: 'saving' } });
      await save(upload, fileKey);
      notes.forget(upload);
      drop(key);
      onSaved(upload);
      return 'done';
    } catch (error) {
      return aborted() ? 'done' : fail(key, error);
    } finally {
      if (running.get(key) === controller) running.delete(key);
    }
  };

  const sender = new Sender({
    limit: atOnce,
    connection,
    deliver: () => {
      if (!connection.isOnline()) return undefined;
      const next = store
        .get()
        .uploads.find(
          ({ key, status }) => !running.has(key) && (status.at === 'waiting' || status.at === 'stalled'),
        );
      return next && deliver(next);
    },
  });

  const abort = (key: string) => {
    running.get(key)?.abort(new DOMException('Stopped', 'AbortError'));
    running.delete(key);
  };

  const begin = (file: File, next: NextVersion | undefined): DocumentUpload => {
    const { name, size, lastModified } = file;
    const known = { name, size, lastModified };
    return {
      ...known,
      key: options.newKey(),
      file: file.slice(0, size, documentTypeOf(file) ?? file.type),
      kind: kindOfName(name),
      next,
      sent: 0,
      status: { at: 'waiting' },
      url: notes.urlOf(known),
    };
  };

  const isUploading = (file: File): boolean =>
    store
      .get()
      .uploads.some(
        ({ name, size, lastModified, status }) =>
          status.at !== 'failed' &&
          name === file.name &&
          size === file.size &&
          lastModified === file.lastModified,
      );

  return {
    store,
    add(files: readonly File[], next?: NextVersion): void {
      const leftOut: LeftOutFile[] = [];
      const uploads = files.flatMap((file) => {
        const reason = leftOutReason(file) ?? (isUploading(file) ? 'already' : undefined);
        if (!reason) return [begin(file, next)];
        leftOut.push({ name: file.name, reason });
        return [];
      });
      store.set({ uploads: [...store.get().uploads, ...uploads], leftOut });
      sender.retry();
    },
    dismissLeftOut: (): void => store.set({ ...store.get(), leftOut: [] }),
    pause(key: string): void {
      if (find(key)?.status.at === 'saving') return;
      abort(key);
      change(key, { status: { at: 'paused' } });
      sender.retry();
    },
    /** After a pause or a failure. */
    resume(key: string): void {
      change(key, { status: { at: 'waiting' } });
      sender.retry();
    },
    cancel(key: string): void {
      const upload = find(key);
      if (!upload) return;
      abort(key);
      drop(key);
      notes.forget(upload);
      if (upload.url) void options.endTus(upload.url).catch(() => undefined);
      sender.retry();
    },
    end(): void {
      sender.stop();
      for (const key of [...running.keys()]) abort(key);
    },
  };
}
export type DocumentUploads = ReturnType<typeof createDocumentUploads>;
