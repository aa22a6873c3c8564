import type { Attachment, Message } from '@callboard/contract/messaging/messages';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { StorageRejectedError } from '../../../../../shared/lib/images/send-to-storage.ts';
import { requestFailure } from '../../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../../shared/lib/send-later/sender.ts';
import { createStore, type Store } from '../../../../../shared/lib/store.ts';
import type { SentWords } from '../../api.ts';
import { FileGoneError } from '../files/uploads.ts';
import type { MessageDraft, OutgoingMessage, PickedFile } from '../types.ts';
import type { KeptMessage, OutgoingStorage } from './outgoing-storage.ts';

/**
 * Why the server will not take it, however often it is tried: a code, or a sentence of the server's own.
 * Undefined where trying again may help.
 */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof FileGoneError) return 'fileGone';
  if (error instanceof StorageRejectedError) return error.status < 500 ? 'file' : undefined;
  if (requestFailure(error) !== 'refused') return undefined;
  const { code, detail, fields } = readRequestError(error);
  if (code === 'UNEXPECTED') return 'other';
  if (code === 'VALIDATION_FAILED') return fields[0]?.message ?? detail ?? 'other';
  return code === 'CONFLICT' || code === 'STORAGE_QUOTA' ? (detail ?? code) : code;
}

export interface OutgoingParts {
  readonly storage: OutgoingStorage;
  readonly post: (words: SentWords) => Promise<Message>;
  readonly upload: (file: PickedFile) => Promise<Attachment>;
  readonly stopUpload: (fileId: string) => void;
  readonly dropFiles: (fileIds: readonly string[]) => void;
  readonly hear: (message: Message) => void;
  /** One tab after another for each conversation. */
  readonly inTurn: (appId: number, work: () => Promise<Outcome>) => Promise<Outcome>;
  readonly newId: () => string;
  readonly now: () => number;
}

const none: readonly OutgoingMessage[] = [];

/** What was written and has not arrived: kept first, then sent in order, until it has arrived or is refused. */
export class Outgoing {
  readonly store: Store<ReadonlyMap<number, readonly OutgoingMessage[]>> = createStore(new Map());
  /** One for each conversation: what was written first goes first. */
  readonly #senders = new Map<number, Sender>();
  #lastAt = 0;

  constructor(private readonly parts: OutgoingParts) {
    this.refresh();
  }

  waitingIn = (appId: number): readonly OutgoingMessage[] => this.store.get().get(appId) ?? none;

  /** What is kept on this device, where other tabs add and remove as well. */
  refresh(): void {
    const lists = new Map<number, OutgoingMessage[]>();
    for (const { refusal, quote, ...kept } of this.parts.storage.all()) {
      const list = lists.get(kept.appId) ?? [];
      // One that waits for the connection, or behind one that was refused, is not being sent.
      const isHeld =
        this.#senders.get(kept.appId)?.isBackingOff || list.some(({ state }) => state === 'refused');
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
    const { storage, newId, now } = this.parts;
    this.#lastAt = Math.max(now(), this.#lastAt + 1);
    const isKept = storage.put({
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

  /** Files are sent again: the server may have deleted them by now. */
  retry(clientId: string): void {
    const message = this.#find(clientId);
    if (!message) return;
    this.parts.storage.change(clientId, ({ refusal: _, files, ...kept }) => ({
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
    this.parts.storage.remove(clientId);
    this.refresh();
    this.go(message.appId);
    const { text, quote, files } = message;
    return { text, quote: quote ?? undefined, files };
  }

  /** The server has it: seen in a push, or in the answer. */
  settle(clientId: string): void {
    const message = this.#find(clientId);
    if (!message) return;
    this.parts.storage.remove(clientId);
    this.parts.dropFiles(message.files.map(({ fileId }) => fileId));
    this.refresh();
  }

  /** The browser is online again, or the page was opened: everything that waits is tried. */
  goAll(): void {
    for (const appId of this.store.get().keys()) this.go(appId);
  }

  stop(): void {
    for (const sender of this.#senders.values()) sender.stop();
    this.#senders.clear();
  }

  #find = (clientId: string): KeptMessage | undefined =>
    this.parts.storage.all().find((one) => one.clientId === clientId);

  go(appId: number): void {
    const sender =
      this.#senders.get(appId) ??
      new Sender({ deliver: () => this.#deliverFirst(appId), onChange: () => this.refresh() });
    this.#senders.set(appId, sender);
    sender.retry();
  }

  #firstOf(appId: number): KeptMessage | undefined {
    const first = this.parts.storage.all().find((one) => one.appId === appId);
    return first?.refusal === undefined ? first : undefined;
  }

  /** Another tab may have sent it by the time it is this one's turn. */
  #deliverFirst(appId: number): Promise<Outcome> | undefined {
    if (!this.#firstOf(appId)) return undefined;
    return this.parts.inTurn(appId, async () => {
      const first = this.#firstOf(appId);
      return !first || (await this.#deliver(first)) ? 'done' : 'later';
    });
  }

  /** False when it has to be tried again later. */
  async #deliver(message: KeptMessage): Promise<boolean> {
    const { storage, post, hear } = this.parts;
    const { clientId } = message;
    try {
      const attachments = await this.#sendFiles(message);
      // Discarded while its files were being sent.
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
      storage.change(clientId, (kept) => ({ ...kept, refusal }));
      return true;
    }
  }

  async #sendFiles({ clientId, files }: KeptMessage): Promise<number[]> {
    const ids: number[] = [];
    for (const file of files) {
      const attachment = await this.parts.upload(file);
      ids.push(attachment.id);
      this.parts.storage.change(clientId, (kept) => ({
        ...kept,
        files: kept.files.map((one) => (one.fileId === file.fileId ? { ...one, attachment } : one)),
      }));
    }
    return ids;
  }
}
