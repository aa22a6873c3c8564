import type { Attachment, Message } from '@callboard/contract/messaging/messages';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { StorageRejectedError } from '../../../../../shared/lib/images/send-to-storage.ts';
import { requestFailure } from '../../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../../shared/lib/send-later/sender.ts';
import { createStore, type Store } from '../../../../../shared/lib/store.ts';
import type { NewMessage } from '../../api.ts';
import { FileMissingError } from '../files/uploads.ts';
import type { MessageDraft, OutgoingMessage, PickedFile } from '../types.ts';
import type { OutgoingStorage, StoredMessage } from './outgoing-storage.ts';

/** Why retrying will not help: a code, or a sentence from the server. Undefined when it may. */
function rejectionReason(error: unknown): string | undefined {
  if (error instanceof FileMissingError) return 'fileGone';
  if (error instanceof StorageRejectedError) return error.status < 500 ? 'file' : undefined;
  if (requestFailure(error) !== 'refused') return undefined;
  const { code, detail, fields } = readRequestError(error);
  if (code === 'UNEXPECTED') return 'other';
  if (code === 'VALIDATION_FAILED') return fields[0]?.message ?? detail ?? 'other';
  return code === 'CONFLICT' || code === 'STORAGE_QUOTA' ? (detail ?? code) : code;
}

export interface OutgoingOptions {
  readonly storage: OutgoingStorage;
  readonly post: (body: NewMessage) => Promise<Message>;
  readonly upload: (file: PickedFile) => Promise<Attachment>;
  readonly stopUpload: (fileId: string) => void;
  readonly removeFiles: (fileIds: readonly string[]) => void;
  readonly onSent: (message: Message) => void;
  /** One tab at a time for each conversation. */
  readonly inTurn: (appId: number, work: () => Promise<Outcome>) => Promise<Outcome>;
  readonly newId: () => string;
  readonly now: () => number;
}

const none: readonly OutgoingMessage[] = [];

/** Messages on their way: stored first, then sent in order until they arrive or are rejected. */
export class Outgoing {
  readonly store: Store<ReadonlyMap<number, readonly OutgoingMessage[]>> = createStore(new Map());
  /** One per conversation, to keep the order. */
  readonly #senders = new Map<number, Sender>();
  #lastAt = 0;

  constructor(private readonly options: OutgoingOptions) {
    this.refresh();
  }

  waitingIn = (appId: number): readonly OutgoingMessage[] => this.store.get().get(appId) ?? none;

  /** Reads the storage again, which other tabs change too. */
  refresh(): void {
    const lists = new Map<number, OutgoingMessage[]>();
    for (const { refusal, quote, ...stored } of this.options.storage.all()) {
      const list = lists.get(stored.appId) ?? [];
      // Waits for the connection or behind a rejected message.
      const isWaiting =
        this.#senders.get(stored.appId)?.isBackingOff || list.some(({ state }) => state === 'refused');
      const sending = isWaiting ? 'waiting' : 'sending';
      list.push({
        ...stored,
        quote: quote ?? undefined,
        state: refusal === undefined ? sending : 'refused',
        reason: refusal,
      });
      lists.set(stored.appId, list);
    }
    this.store.set(lists);
  }

  /** False when it could not be stored on this device. */
  send(appId: number, { text, quote, files = [] }: MessageDraft): boolean {
    const { storage, newId, now } = this.options;
    this.#lastAt = Math.max(now(), this.#lastAt + 1);
    const isStored = storage.put({
      clientId: newId(),
      appId,
      text,
      quote: quote ?? null,
      files: [...files],
      at: this.#lastAt,
    });
    this.refresh();
    this.sendWaiting(appId);
    return isStored;
  }

  /** Uploads the files again, since the server may have deleted them. */
  retry(clientId: string): void {
    const message = this.#find(clientId);
    if (!message) return;
    this.options.storage.change(clientId, ({ refusal: _, files, ...stored }) => ({
      ...stored,
      files: files.map(({ attachment: __, ...file }) => file),
    }));
    this.refresh();
    this.sendWaiting(message.appId);
  }

  discard(clientId: string): MessageDraft | undefined {
    const message = this.#find(clientId);
    if (!message) return undefined;
    for (const { fileId } of message.files) this.options.stopUpload(fileId);
    this.options.storage.remove(clientId);
    this.refresh();
    this.sendWaiting(message.appId);
    const { text, quote, files } = message;
    return { text, quote: quote ?? undefined, files };
  }

  /** The message has arrived, seen in a response or a live event. */
  markSent(clientId: string): void {
    const message = this.#find(clientId);
    if (!message) return;
    this.options.storage.remove(clientId);
    this.options.removeFiles(message.files.map(({ fileId }) => fileId));
    this.refresh();
  }

  sendAll(): void {
    for (const appId of this.store.get().keys()) this.sendWaiting(appId);
  }

  stop(): void {
    for (const sender of this.#senders.values()) sender.stop();
    this.#senders.clear();
  }

  #find = (clientId: string): StoredMessage | undefined =>
    this.options.storage.all().find((one) => one.clientId === clientId);

  sendWaiting(appId: number): void {
    const sender =
      this.#senders.get(appId) ??
      new Sender({ deliver: () => this.#deliverFirst(appId), onChange: () => this.refresh() });
    this.#senders.set(appId, sender);
    sender.retry();
  }

  #firstOf(appId: number): StoredMessage | undefined {
    const first = this.options.storage.all().find((one) => one.appId === appId);
    return first?.refusal === undefined ? first : undefined;
  }

  /** Another tab may have sent it by the time the lock is free. */
  #deliverFirst(appId: number): Promise<Outcome> | undefined {
    if (!this.#firstOf(appId)) return undefined;
    return this.options.inTurn(appId, async () => {
      const first = this.#firstOf(appId);
      return !first || (await this.#deliver(first)) ? 'done' : 'later';
    });
  }

  /** False when it must be retried later. */
  async #deliver(message: StoredMessage): Promise<boolean> {
    const { storage, post, onSent } = this.options;
    const { clientId } = message;
    try {
      const attachments = await this.#sendFiles(message);
      // Discarded during the upload.
      if (!this.#find(clientId)) return true;
      const { appId, text, quote } = message;
      const sent = await post({
        ...{ appId, text, client_id: clientId, attachments },
        ...(quote && { quote_id: quote.id }),
      });
      onSent(sent);
      this.markSent(clientId);
      return true;
    } catch (error) {
      const refusal = rejectionReason(error);
      if (refusal === undefined) return !this.#find(clientId);
      storage.change(clientId, (stored) => ({ ...stored, refusal }));
      return true;
    }
  }

  async #sendFiles({ clientId, files }: StoredMessage): Promise<number[]> {
    const ids: number[] = [];
    for (const file of files) {
      const attachment = await this.options.upload(file);
      ids.push(attachment.id);
      this.options.storage.change(clientId, (stored) => ({
        ...stored,
        files: stored.files.map((one) => (one.fileId === file.fileId ? { ...one, attachment } : one)),
      }));
    }
    return ids;
  }
}
