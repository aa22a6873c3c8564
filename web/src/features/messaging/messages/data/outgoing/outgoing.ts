import { UnexpectedAnswerError } from '@callboard/contract/client';
import type { Attachment, Message } from '@callboard/contract/messaging/messages';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { StorageRefusedError } from '../../../../../shared/lib/images/send-to-storage.ts';
import { createStore, type Store } from '../../../../../shared/lib/store.ts';
import type { SentWords } from '../../api.ts';
import { FileGoneError } from '../files/uploads.ts';
import type { MessageDraft, OutgoingMessage, PickedFile } from '../types.ts';
import type { KeptMessage, OutgoingShelf } from './outgoing-shelf.ts';

/** Signed out, too much at once, or a server that stumbled: it is tried again by itself. */
const waits: ReadonlySet<string> = new Set([
  'NETWORK',
  'UNAUTHENTICATED',
  'SESSION_ENDED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
]);

/**
 * Why the server will not take it, however often it is tried: a code, or a sentence of the server's own.
 * Undefined where trying again may help.
 */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof FileGoneError) return 'fileGone';
  if (error instanceof StorageRefusedError) return error.status < 500 ? 'file' : undefined;
  if (error instanceof UnexpectedAnswerError) return error.status < 500 ? 'other' : undefined;
  const { code, detail, fields } = readRequestError(error);
  if (waits.has(code)) return undefined;
  if (code === 'UNEXPECTED') return 'other';
  if (code === 'VALIDATION_FAILED') return fields[0]?.message ?? detail ?? 'other';
  return code === 'CONFLICT' || code === 'STORAGE_QUOTA' ? (detail ?? code) : code;
}

export interface OutgoingParts {
  readonly shelf: OutgoingShelf;
  readonly post: (words: SentWords) => Promise<Message>;
  readonly upload: (file: PickedFile) => Promise<Attachment>;
  readonly stopUpload: (fileId: string) => void;
  readonly dropFiles: (fileIds: readonly string[]) => void;
  readonly hear: (message: Message) => void;
  /** One tab after another for each conversation. */
  readonly inTurn: (appId: number, work: () => Promise<void>) => Promise<void>;
  readonly newId: () => string;
  readonly now: () => number;
  readonly later: (work: () => void, ms: number) => () => void;
}

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
const none: readonly OutgoingMessage[] = [];

/** What was written and has not arrived: kept first, then sent in order, until it has arrived or is refused. */
export class Outgoing {
  readonly store: Store<ReadonlyMap<number, readonly OutgoingMessage[]>> = createStore(new Map());
  /** True once it was asked for again while it ran. */
  readonly #running = new Map<number, boolean>();
  readonly #pauses = new Map<number, { readonly ms: number; readonly stop: () => void }>();
  #lastAt = 0;

  constructor(private readonly parts: OutgoingParts) {
    this.refresh();
  }

  waitingIn = (appId: number): readonly OutgoingMessage[] => this.store.get().get(appId) ?? none;

  /** What lies on the shelf, which other tabs fill and empty too. */
  refresh(): void {
    const lists = new Map<number, OutgoingMessage[]>();
    for (const { refusal, quote, ...kept } of this.parts.shelf.all()) {
      const list = lists.get(kept.appId) ?? [];
      // One that waits for the line, or behind one that was refused, is not on its way.
      const isHeld = this.#pauses.has(kept.appId) || list.some(({ state }) => state === 'refused');
      const sending = isHeld ? 'waiting' : 'sending';
      list.push({
        ...kept,
        quote: quote ?? undefined,
        state: refusal === undefined ? sending : 'refused',
        reason: refusal,
      });
      lists.set(kept.appId, list);
    }
    this.store.set(lists);
  }

  /** False where it could not be kept on this device. */
  send(appId: number, { text, quote, files = [] }: MessageDraft): boolean {
    const { shelf, newId, now } = this.parts;
    this.#lastAt = Math.max(now(), this.#lastAt + 1);
    const isKept = shelf.put({
      clientId: newId(),
      appId,
      text,
      quote: quote ?? null,
      files: [...files],
      at: this.#lastAt,
    });
    this.refresh();
    this.go(appId);
    return isKept;
  }

  /** Files go anew: what the server had of them may be gone by now. */
  retry(clientId: string): void {
    const message = this.#find(clientId);
    if (!message) return;
    this.parts.shelf.change(clientId, ({ refusal: _, files, ...kept }) => ({
      ...kept,
      files: files.map(({ attachment: __, ...file }) => file),
    }));
    this.refresh();
    this.go(message.appId);
  }

  discard(clientId: string): MessageDraft | undefined {
    const message = this.#find(clientId);
    if (!message) return undefined;
    for (const { fileId } of message.files) this.parts.stopUpload(fileId);
    this.parts.shelf.drop(clientId);
    this.refresh();
    this.go(message.appId);
    const { text, quote, files } = message;
    return { text, quote: quote ?? undefined, files };
  }

  /** The server has it: seen in a push, or in the answer. */
  settle(clientId: string): void {
    const message = this.#find(clientId);
    if (!message) return;
    this.parts.shelf.drop(clientId);
    this.parts.dropFiles(message.files.map(({ fileId }) => fileId));
    this.refresh();
  }

  /** The line is back, or the page was opened: everything that waits is tried. */
  goAll(): void {
    for (const appId of this.store.get().keys()) this.go(appId);
  }

  stop(): void {
    for (const { stop } of this.#pauses.values()) stop();
    this.#pauses.clear();
  }

  #find = (clientId: string): KeptMessage | undefined =>
    this.parts.shelf.all().find((one) => one.clientId === clientId);

  go(appId: number): void {
    this.#pauses.get(appId)?.stop();
    if (this.#running.has(appId)) {
      this.#running.set(appId, true);
      return;
    }
    this.#running.set(appId, false);
    void this.parts
      .inTurn(appId, () => this.#sendInOrder(appId))
      .finally(() => {
        const isWanted = this.#running.get(appId);
        this.#running.delete(appId);
        if (isWanted) this.go(appId);
      });
  }

  async #sendInOrder(appId: number): Promise<void> {
    for (;;) {
      const head = this.parts.shelf.all().find((one) => one.appId === appId);
      if (!head || head.refusal !== undefined) return this.refresh();
      if (!(await this.#deliver(head))) return this.#tryLater(appId);
      this.#pauses.delete(appId);
      this.refresh();
    }
  }

  /** False when it has to wait for the line. */
  async #deliver(message: KeptMessage): Promise<boolean> {
    const { shelf, post, hear } = this.parts;
    const { clientId } = message;
    try {
      const attachments = await this.#sendFiles(message);
      // Taken back while its files were on their way.
      if (!this.#find(clientId)) return true;
      const { appId, text, quote } = message;
      const sent = await post({
        ...{ appId, text, client_id: clientId, attachments },
        ...(quote && { quote_id: quote.id }),
      });
      hear(sent);
      this.settle(clientId);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) return !this.#find(clientId);
      shelf.change(clientId, (kept) => ({ ...kept, refusal }));
      return true;
    }
  }

  async #sendFiles({ clientId, files }: KeptMessage): Promise<number[]> {
    const ids: number[] = [];
    for (const file of files) {
      const attachment = await this.parts.upload(file);
      ids.push(attachment.id);
      this.parts.shelf.change(clientId, (kept) => ({
        ...kept,
        files: kept.files.map((one) => (one.fileId === file.fileId ? { ...one, attachment } : one)),
      }));
    }
    return ids;
  }

  #tryLater(appId: number): void {
    const before = this.#pauses.get(appId)?.ms ?? firstPauseMs / 2;
    const ms = Math.min(longestPauseMs, before * 2);
    const stop = this.parts.later(() => this.go(appId), ms);
    this.#pauses.set(appId, { ms, stop });
    this.refresh();
  }
}
