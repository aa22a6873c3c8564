import type { Result } from '@callboard/contract/endpoint';
import type { Conversation, getConversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { createStore, type Store } from '../../../../shared/lib/store.ts';
import type { MessagePage } from '../api.ts';
import { createCatchUp } from './catch-up.ts';
import {
  addNewer,
  addOlder,
  clearAside,
  freshen,
  hear,
  knowUpTo,
  type LogPage,
  openAt,
  type ThreadLog,
} from './thread-log.ts';
import type { JumpTarget } from './types.ts';

export type OpenAnswer = Result<typeof getConversation>;

export interface ThreadCalls {
  readonly open: (around?: number) => Promise<OpenAnswer>;
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

/** Beyond every place there is. */
const afterAll = 2_147_483_647;

const blank: ThreadState = {
  conversation: undefined,
  log: undefined,
  isOpening: false,
  isLoadingOlder: false,
  isLoadingNewer: false,
  error: undefined,
  target: undefined,
};

interface Opened {
  readonly page: LogPage;
  readonly conversation?: Conversation;
}

/** What has been read is never unread again, whichever answer comes last. */
export const withReadMarks = (
  conversation: Conversation,
  before: Conversation | undefined,
): Conversation => ({
  ...conversation,
  read_seq: Math.max(conversation.read_seq, before?.read_seq ?? 0),
  other_read_seq: Math.max(conversation.other_read_seq, before?.other_read_seq ?? 0),
});

/** One conversation in the browser: what the server says and what is read are brought together here. */
export class Thread {
  readonly store: Store<ThreadState> = createStore(blank);
  /** What was heard while the conversation was being opened. */
  #heard: Map<number, Message> | undefined;
  /** Another one for every opening: pages that were asked for before it are of no use any more. */
  #opening = 0;
  #pagesOnTheirWay = 0;
  #isFreshening = false;
  readonly #catchUp;

  constructor(private readonly calls: ThreadCalls) {
    this.#catchUp = createCatchUp({
      read: (since) => calls.read({ since }),
      log: () => this.store.get().log,
      take: (answer, known) => this.#take(answer, known),
      openAnew: (around) => this.open(around),
    });
  }

  #set(change: Partial<ThreadState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }

  #setLog(log: ThreadLog): void {
    this.#set({ log: this.#pagesOnTheirWay === 0 ? clearAside(log) : log });
  }

  /** At the first unread message, at the newest, or around a place. */
  open(around?: number): Promise<boolean> {
    return this.#openWith(async () => {
      const { conversation, messages, has_newer } = await this.calls.open(around);
      const { revision, last_seq: lastSeq } = conversation;
      return { conversation, page: { messages, revision, lastSeq, hasNewer: has_newer } };
    });
  }

  #openNewest(): Promise<boolean> {
    return this.#openWith(async () => {
      const { results, revision, last_seq } = await this.calls.read({ before: afterAll });
      return { page: { messages: results, revision, lastSeq: last_seq, hasNewer: false } };
    });
  }

  async #openWith(read: () => Promise<Opened>): Promise<boolean> {
    this.#opening += 1;
    const opening = this.#opening;
    this.#heard = new Map();
    this.#set({ isOpening: true, error: undefined });
    try {
      const { page, conversation = this.store.get().conversation } = await read();
      if (opening !== this.#opening) return false;
      const log = openAt(page, this.#heard);
      this.#heard = undefined;
      this.#set({
        ...{ isOpening: false, isLoadingOlder: false, isLoadingNewer: false },
        conversation: conversation && withReadMarks(conversation, this.store.get().conversation),
      });
      this.#setLog(log);
      this.#catchUp.ifBehind();
      return true;
    } catch (error) {
      if (opening !== this.#opening) return false;
      this.#heard = undefined;
      this.#set({ isOpening: false, error });
      return false;
    }
  }

  /** Pushes and answers to what was sent from here, in any order and any number of times. */
  hear(messages: readonly Message[]): void {
    for (const message of messages) {
      const before = this.#heard?.get(message.seq);
      if (!before || before.revision < message.revision) this.#heard?.set(message.seq, message);
    }
    const { log } = this.store.get();
    if (!log) return;
    this.#setLog(hear(log, messages));
    this.#catchUp.ifBehind();
  }

  #take(answer: MessagePage, known: number): void {
    const { log } = this.store.get();
    this.hear(answer.results);
    const after = this.store.get().log;
    if (!log || !after) return;
    this.#set({ log: knowUpTo(after, known) });
  }

  /** The line was gone: whatever happened meanwhile is read. */
  again(): void {
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
    if (!log || isLoadingNewer || isOpening || log.isFollowing) return;
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
    this.#pagesOnTheirWay += 1;
    try {
      const page = await read();
      const { log } = this.store.get();
      if (log && opening === this.#opening) this.#set({ log: add(log, page), ...done });
    } catch {
      // Scrolling on, or the button in its place, asks again.
      if (opening === this.#opening) this.#set(done);
    } finally {
      this.#pagesOnTheirWay -= 1;
      const { log } = this.store.get();
      if (log) this.#setLog(log);
    }
  }

  /** Brings a place into memory, and asks whoever draws the thread to bring it into view. */
  async jumpTo(seq: number | 'end'): Promise<void> {
    const { log } = this.store.get();
    const isHere = log && (seq === 'end' ? log.isFollowing : seq >= log.from && seq <= log.to);
    const isThere = isHere || (await (seq === 'end' ? this.#openNewest() : this.open(seq)));
    if (isThere) this.#set({ target: { seq } });
  }

  /** The addresses of the files from this place on have had their time. */
  async freshen(seq: number): Promise<void> {
    if (this.#isFreshening) return;
    this.#isFreshening = true;
    try {
      const { results } = await this.calls.read({ after: seq - 1 });
      const { log } = this.store.get();
      if (log) this.#set({ log: freshen(log, results) });
    } catch {
      // The picture stays away; looking at it again asks again.
    } finally {
      this.#isFreshening = false;
    }
  }

  /** Nobody looks at it any more. */
  leave(): void {
    this.#catchUp.stop();
  }

  /** The head of the conversation, read anew. */
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
