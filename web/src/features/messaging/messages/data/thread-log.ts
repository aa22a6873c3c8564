import type { Message } from '@callboard/contract/messaging/messages';

/**
 * The messages from seq `from` to `to`, without gaps. Each is the latest version received, so responses and
 * live events may arrive in any order.
 */
export interface ThreadLog {
  readonly from: number;
  readonly to: number;
  readonly messages: readonly Message[];
  /** The last seq of the conversation received so far. */
  readonly lastSeq: number;
  /** Every change up to this revision has been received. */
  readonly completeRevision: number;
  /** The highest revision received. Above `completeRevision` when a change in between is missing. */
  readonly newestRevision: number;
  /** The last message here is the last of the conversation, so new ones are appended. */
  readonly isAtEnd: boolean;
  /** Received but not adjacent to the loaded messages yet. */
  readonly pending: ReadonlyMap<number, Message>;
}

/** Beyond this the far end is dropped and loaded again when needed. */
export const maxInMemory = 240;

export interface LogPage {
  readonly messages: readonly Message[];
  readonly revision: number;
  readonly lastSeq: number;
  readonly hasNewer: boolean;
}

const newerOf = (one: Message, existing: Message | undefined): Message =>
  existing && existing.revision >= one.revision ? existing : one;

const hasChanged = ({ edited_at, is_deleted }: Message): boolean => edited_at !== null || is_deleted;

/** The quoted message may have been edited or deleted since. */
function withCurrentQuote(message: Message, source: Message | undefined): Message {
  const { quote } = message;
  if (!quote || !source || source.revision < message.revision) return message;
  const text = source.is_deleted ? '' : source.text;
  if (quote.text === text && quote.is_deleted === source.is_deleted) return message;
  return { ...message, quote: { ...quote, text, is_deleted: source.is_deleted } };
}

function updateQuotes(log: ThreadLog): ThreadLog {
  const changed = [...log.messages, ...log.pending.values()].filter(hasChanged);
  if (changed.length === 0) return log;
  const sources = new Map(changed.map((message) => [message.id, message]));
  const update = (message: Message) =>
    withCurrentQuote(message, message.quote ? sources.get(message.quote.id) : undefined);
  const pending = new Map([...log.pending].map(([seq, message]) => [seq, update(message)]));
  return { ...log, pending, messages: log.messages.map(update) };
}

/** Moves pending messages that continue the log to its end. */
function appendPending(log: ThreadLog): ThreadLog {
  if (!log.isAtEnd || !log.pending.has(log.to + 1)) return log;
  const pending = new Map(log.pending);
  const messages = [...log.messages];
  let { to } = log;
  for (let next = pending.get(to + 1); next; next = pending.get(to + 1)) {
    messages.push(next);
    to += 1;
    pending.delete(to);
  }
  // Some slack, so the start is not dropped with every new message.
  const trimmed = messages.length > maxInMemory + 60 ? messages.slice(-maxInMemory) : messages;
  return { ...log, messages: trimmed, from: trimmed[0]?.seq ?? log.from, to, pending };
}

function receiveOne(log: ThreadLog, message: Message): ThreadLog {
  const { seq, revision } = message;
  const received = {
    ...log,
    lastSeq: Math.max(log.lastSeq, seq),
    newestRevision: Math.max(log.newestRevision, revision),
    completeRevision: revision === log.completeRevision + 1 ? revision : log.completeRevision,
  };
  if (seq < log.from || seq > log.to) {
    const latest = newerOf(message, log.pending.get(seq));
    return { ...received, pending: new Map(log.pending).set(seq, latest) };
  }
  const messages = log.messages.map((one) => (one.seq === seq ? newerOf(message, one) : one));
  return { ...received, messages };
}

/** Applies messages from live events, responses and catching up. */
export const receive = (log: ThreadLog, messages: readonly Message[]): ThreadLog =>
  updateQuotes(appendPending(messages.reduce(receiveOne, log)));

export const markComplete = (log: ThreadLog, revision: number): ThreadLog => ({
  ...log,
  completeRevision: Math.max(log.completeRevision, revision),
  newestRevision: Math.max(log.newestRevision, revision),
});

/** Starts over with one page, and keeps what was received while it was loading. */
export function openLog(page: LogPage, received: ReadonlyMap<number, Message> = new Map()): ThreadLog {
  const messages = withNewest(page.messages, received);
  const last = messages.at(-1)?.seq ?? page.lastSeq;
  const log: ThreadLog = {
    from: messages[0]?.seq ?? last + 1,
    to: last,
    messages,
    lastSeq: page.lastSeq,
    completeRevision: page.revision,
    newestRevision: page.revision,
    isAtEnd: !page.hasNewer,
    pending: new Map(),
  };
  return receive(log, [...received.values()]);
}

const withNewest = (page: readonly Message[], received: ReadonlyMap<number, Message>): readonly Message[] =>
  page.map((message) => newerOf(message, received.get(message.seq)));

/** Drops the newest messages when there are too many. */
export function addOlder(log: ThreadLog, page: readonly Message[]): ThreadLog {
  const fitting = withNewest(page, log.pending).filter(({ seq }) => seq < log.from);
  if (fitting.at(-1)?.seq !== log.from - 1) return log;
  const messages = [...fitting, ...log.messages].slice(0, maxInMemory);
  const to = messages.at(-1)?.seq ?? log.to;
  const from = fitting[0]?.seq ?? log.from;
  return updateQuotes({ ...log, messages, from, to, isAtEnd: log.isAtEnd && to === log.to });
}

export function addNewer(log: ThreadLog, page: readonly Message[], hasMore: boolean): ThreadLog {
  const fitting = withNewest(page, log.pending).filter(({ seq }) => seq > log.to);
  if (fitting.length > 0 && fitting[0]?.seq !== log.to + 1) return log;
  const messages = [...log.messages, ...fitting].slice(-maxInMemory);
  const grown = {
    ...log,
    messages,
    from: messages[0]?.seq ?? log.from,
    to: messages.at(-1)?.seq ?? log.to,
    isAtEnd: log.isAtEnd || !hasMore,
  };
  return updateQuotes(appendPending(grown));
}

/** Replaces the file URLs, which expire. */
export function refreshFiles(log: ThreadLog, messages: readonly Message[]): ThreadLog {
  const fresh = new Map(messages.map((message) => [message.seq, message]));
  const renewed = log.messages.map((existing) => {
    const read = fresh.get(existing.seq);
    return read?.revision === existing.revision ? { ...existing, attachments: read.attachments } : existing;
  });
  return { ...log, messages: renewed };
}

/** Without a page being loaded, only messages after a gap at the end are still needed. */
export function prunePending(log: ThreadLog): ThreadLog {
  const needed = [...log.pending].filter(([seq]) => log.isAtEnd && seq > log.to);
  return needed.length === log.pending.size ? log : { ...log, pending: new Map(needed) };
}
