import type { Result } from '@callboard/contract/endpoint';
import type { Conversation, getConversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { createStore, type Store } from '../../../../shared/lib/store.ts';
import type { MessagePage } from '../api.ts';
import { createCatchUp } from './catch-up.ts';
import {
  addNewer,
  addOlder,
  type LogPage,
  markComplete,
  openLog,
  prunePending,
  receive,
  refreshFiles,
  type ThreadLog,
} from './thread-log.ts';
import type { JumpTarget } from './types.ts';

export type OpenedConversation = Result<typeof getConversation>;

export interface ThreadCalls {
  readonly open: (around?: number) => Promise<OpenedConversation>;
  readonly read: (
    direction: { readonly before: number } | { readonly after: number } | { readonly since: number },
  ) => Promise<MessagePage>;
}

export interface ThreadState {
  readonly conversation: Conversation | undefined;
  readonly log: ThreadLog | undefined;
  readonly isOpening: boolean;
  readonly isLoadingOlder: boolean;
  readonly isLoadingNewer: boolean;
  readonly error: unknown;
  readonly target: JumpTarget | undefined;
}

const beyondLast = 2_147_483_647;

const initialState: ThreadState = {
  conversation: undefined,
  log: undefined,
  isOpening: false,
  isLoadingOlder: false,
  isLoadingNewer: false,
  error: undefined,
  target: undefined,
};

interface OpenedPage {
  readonly page: LogPage;
  readonly conversation?: Conversation;
}

/** The read position never goes back, whichever response comes last. */
export const withReadMarks = (
  conversation: Conversation,
  before: Conversation | undefined,
): Conversation => ({
  ...conversation,
  read_seq: Math.max(conversation.read_seq, before?.read_seq ?? 0),
  other_read_seq: Math.max(conversation.other_read_seq, before?.other_read_seq ?? 0),
});

/** One conversation in the browser. Merges responses and live events. */
export class Thread {
  readonly store: Store<ThreadState> = createStore(initialState);
  /** Received while the conversation was being opened. */
  #received: Map<number, Message> | undefined;
  /** Increased with every opening. Pages requested before are ignored. */
  #opening = 0;
  #pendingPages = 0;
  #isRefreshingFiles = false;
  readonly #catchUp;

  constructor(private readonly calls: ThreadCalls) {
    this.#catchUp = createCatchUp({
      read: (since) => calls.read({ since }),
      log: () => this.store.get().log,
      onChanges: (page, completeRevision) => this.#applyChanges(page, completeRevision),
      reopen: (around) => this.open(around),
    });
  }

  #set(change: Partial<ThreadState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }

  #setLog(log: ThreadLog): void {
    this.#set({ log: this.#pendingPages === 0 ? prunePending(log) : log });
  }

  /** At the first unread message, at the newest one, or around a seq. */
  open(around?: number): Promise<boolean> {
    return this.#openWith(async () => {
      const { conversation, messages, has_newer } = await this.calls.open(around);
      const { revision, last_seq: lastSeq } = conversation;
      return { conversation, page: { messages, revision, lastSeq, hasNewer: has_newer } };
    });
  }

  #openNewest(): Promise<boolean> {
    return this.#openWith(async () => {
      const { results, revision, last_seq } = await this.calls.read({ before: beyondLast });
      return { page: { messages: results, revision, lastSeq: last_seq, hasNewer: false } };
    });
  }

  async #openWith(read: () => Promise<OpenedPage>): Promise<boolean> {
    this.#opening += 1;
    const opening = this.#opening;
    this.#received = new Map();
    this.#set({ isOpening: true, error: undefined });
    try {
      const { page, conversation = this.store.get().conversation } = await read();
      if (opening !== this.#opening) return false;
      const log = openLog(page, this.#received);
      this.#received = undefined;
      this.#set({
        ...{ isOpening: false, isLoadingOlder: false, isLoadingNewer: false },
        conversation: conversation && withReadMarks(conversation, this.store.get().conversation),
      });
      this.#setLog(log);
      this.#catchUp.ifBehind();
      return true;
    } catch (error) {
      if (opening !== this.#opening) return false;
      this.#received = undefined;
      this.#set({ isOpening: false, error });
      return false;
    }
  }

  /** Messages may come in any order and more than once. */
  receive(messages: readonly Message[]): void {
    for (const message of messages) {
      const before = this.#received?.get(message.seq);
      if (!before || before.revision < message.revision) this.#received?.set(message.seq, message);
    }
    const { log } = this.store.get();
    if (!log) return;
    this.#setLog(receive(log, messages));
    this.#catchUp.ifBehind();
  }

  #applyChanges(page: MessagePage, completeRevision: number): void {
    const { log } = this.store.get();
    this.receive(page.results);
    const after = this.store.get().log;
    if (!log || !after) return;
    this.#set({ log: markComplete(after, completeRevision) });
  }

  /** After reconnecting. */
  resume(): void {
    const { log, isOpening } = this.store.get();
    if (isOpening) return;
    if (!log) void this.open();
    else this.#catchUp.now();
  }

  async loadOlder(): Promise<void> {
    const { log, isLoadingOlder, isOpening } = this.store.get();
    if (!log || isLoadingOlder || isOpening || log.from <= 1) return;
    this.#set({ isLoadingOlder: true });
    await this.#loadPage(
      () => this.calls.read({ before: log.from }),
      (now, { results }) => addOlder(now, results),
      { isLoadingOlder: false },
    );
  }

  async loadNewer(): Promise<void> {
    const { log, isLoadingNewer, isOpening } = this.store.get();
    if (!log || isLoadingNewer || isOpening || log.isAtEnd) return;
    this.#set({ isLoadingNewer: true });
    await this.#loadPage(
      () => this.calls.read({ after: log.to }),
      (now, { results, has_more }) => addNewer(now, results, has_more),
      { isLoadingNewer: false },
    );
  }

  async #loadPage(
    read: () => Promise<MessagePage>,
    add: (log: ThreadLog, page: MessagePage) => ThreadLog,
    done: Partial<ThreadState>,
  ): Promise<void> {
    const opening = this.#opening;
    this.#pendingPages += 1;
    try {
      const page = await read();
      const { log } = this.store.get();
      if (log && opening === this.#opening) this.#set({ log: add(log, page), ...done });
    } catch {
      // Scrolling on or the button tries again.
      if (opening === this.#opening) this.#set(done);
    } finally {
      this.#pendingPages -= 1;
      const { log } = this.store.get();
      if (log) this.#setLog(log);
    }
  }

  /** Loads the message if needed, then sets the target for the view. */
  async jumpTo(seq: number | 'end'): Promise<void> {
    const { log } = this.store.get();
    const isLoaded = log && (seq === 'end' ? log.isAtEnd : seq >= log.from && seq <= log.to);
    const isReady = isLoaded || (await (seq === 'end' ? this.#openNewest() : this.open(seq)));
    if (isReady) this.#set({ target: { seq } });
  }

  /** The file URLs from this message on have expired. */
  async refreshFiles(seq: number): Promise<void> {
    if (this.#isRefreshingFiles) return;
    this.#isRefreshingFiles = true;
    try {
      const { results } = await this.calls.read({ after: seq - 1 });
      const { log } = this.store.get();
      if (log) this.#set({ log: refreshFiles(log, results) });
    } catch {
      // The next attempt to show the photo tries again.
    } finally {
      this.#isRefreshingFiles = false;
    }
  }

  close(): void {
    this.#catchUp.stop();
  }

  refreshConversation(conversation: Conversation): void {
    this.#set({ conversation: withReadMarks(conversation, this.store.get().conversation) });
  }

  setPresence(userId: number, is_online: boolean): void {
    const { conversation } = this.store.get();
    if (conversation?.other.user_id !== userId) return;
    const last_seen_at = is_online ? conversation.other.last_seen_at : new Date().toISOString();
    this.patchConversation((one) => ({ ...one, other: { ...one.other, is_online, last_seen_at } }));
  }

  patchConversation(patch: (conversation: Conversation) => Conversation): void {
    const { conversation } = this.store.get();
    if (conversation) this.#set({ conversation: patch(conversation) });
  }
}
