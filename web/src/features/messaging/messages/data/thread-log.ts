import type { Message } from '@callboard/contract/messaging/messages';

/**
 * The part of a conversation that is in memory: places `from` to `to`, none missing. Each message is the latest
 * version heard of, so it does not matter in which order answers and pushes arrive.
 */
export interface ThreadLog {
  readonly from: number;
  readonly to: number;
  readonly messages: readonly Message[];
  /** The last place of the conversation, as far as heard. */
  readonly lastSeq: number;
  /** Every change up to this revision has been heard. */
  readonly known: number;
  /** The highest revision heard; if it is above what is known, something in between is missing. */
  readonly newest: number;
  /** The end of what is shown is the end of the conversation: what comes is added. */
  readonly isFollowing: boolean;
  /** Heard, but not next to anything shown: it waits for what is missing or for a page on its way. */
  readonly aside: ReadonlyMap<number, Message>;
}

/** So many are kept at most; beyond that the far end is let go and read anew when it is wanted. */
export const mostInMemory = 240;

export interface LogPage {
  readonly messages: readonly Message[];
  readonly revision: number;
  readonly lastSeq: number;
  readonly hasNewer: boolean;
}

const newer = (one: Message, held: Message | undefined): Message =>
  held && held.revision >= one.revision ? held : one;

const hasChanged = ({ edited_at, is_deleted }: Message): boolean => edited_at !== null || is_deleted;

/** What was quoted may have been edited or taken back since: the quote says the same as its source. */
function requoted(message: Message, source: Message | undefined): Message {
  const { quote } = message;
  if (!quote || !source || source.revision < message.revision) return message;
  const text = source.is_deleted ? '' : source.text;
  if (quote.text === text && quote.is_deleted === source.is_deleted) return message;
  return { ...message, quote: { ...quote, text, is_deleted: source.is_deleted } };
}

function settleQuotes(log: ThreadLog): ThreadLog {
  const changed = [...log.messages, ...log.aside.values()].filter(hasChanged);
  if (changed.length === 0) return log;
  const sources = new Map(changed.map((message) => [message.id, message]));
  const settle = (message: Message) =>
    requoted(message, message.quote ? sources.get(message.quote.id) : undefined);
  const aside = new Map([...log.aside].map(([seq, message]) => [seq, settle(message)]));
  return { ...log, aside, messages: log.messages.map(settle) };
}

/** Moves what stands aside and is next in line to the end. */
function closeUp(log: ThreadLog): ThreadLog {
  if (!log.isFollowing || !log.aside.has(log.to + 1)) return log;
  const aside = new Map(log.aside);
  const messages = [...log.messages];
  let { to } = log;
  for (let next = aside.get(to + 1); next; next = aside.get(to + 1)) {
    messages.push(next);
    to += 1;
    aside.delete(to);
  }
  // A little more than at the other end, so that the start is not taken off with every message that comes.
  const kept = messages.length > mostInMemory + 60 ? messages.slice(-mostInMemory) : messages;
  return { ...log, messages: kept, from: kept[0]?.seq ?? log.from, to, aside };
}

function hearOne(log: ThreadLog, message: Message): ThreadLog {
  const { seq, revision } = message;
  const heard = {
    ...log,
    lastSeq: Math.max(log.lastSeq, seq),
    newest: Math.max(log.newest, revision),
    known: revision === log.known + 1 ? revision : log.known,
  };
  if (seq < log.from || seq > log.to) {
    const kept = newer(message, log.aside.get(seq));
    return { ...heard, aside: new Map(log.aside).set(seq, kept) };
  }
  const messages = log.messages.map((one) => (one.seq === seq ? newer(message, one) : one));
  return { ...heard, messages };
}

/** Pushes, answers to own sends and what was read because something was missing. */
export const hear = (log: ThreadLog, messages: readonly Message[]): ThreadLog =>
  settleQuotes(closeUp(messages.reduce(hearOne, log)));

/** Everything up to a revision has been heard. */
export const knowUpTo = (log: ThreadLog, revision: number): ThreadLog => ({
  ...log,
  known: Math.max(log.known, revision),
  newest: Math.max(log.newest, revision),
});

/** A conversation opened at one page, whatever was in memory before. What is pushed meanwhile stays heard. */
export function openAt(page: LogPage, heard: ReadonlyMap<number, Message> = new Map()): ThreadLog {
  const messages = upToDate(page.messages, heard);
  const last = messages.at(-1)?.seq ?? page.lastSeq;
  const log: ThreadLog = {
    from: messages[0]?.seq ?? last + 1,
    to: last,
    messages,
    lastSeq: page.lastSeq,
    known: page.revision,
    newest: page.revision,
    isFollowing: !page.hasNewer,
    aside: new Map(),
  };
  return hear(log, [...heard.values()]);
}

/** A page as it was when it was read, brought up to what has been heard since. */
const upToDate = (page: readonly Message[], heard: ReadonlyMap<number, Message>): readonly Message[] =>
  page.map((message) => newer(message, heard.get(message.seq)));

/** A page before what is shown. The far end is let go once there is too much. */
export function addOlder(log: ThreadLog, page: readonly Message[]): ThreadLog {
  const fitting = upToDate(page, log.aside).filter(({ seq }) => seq < log.from);
  if (fitting.at(-1)?.seq !== log.from - 1) return log;
  const messages = [...fitting, ...log.messages].slice(0, mostInMemory);
  const to = messages.at(-1)?.seq ?? log.to;
  const from = fitting[0]?.seq ?? log.from;
  return settleQuotes({ ...log, messages, from, to, isFollowing: log.isFollowing && to === log.to });
}

/** A page after what is shown. */
export function addNewer(log: ThreadLog, page: readonly Message[], hasMore: boolean): ThreadLog {
  const fitting = upToDate(page, log.aside).filter(({ seq }) => seq > log.to);
  if (fitting.length > 0 && fitting[0]?.seq !== log.to + 1) return log;
  const messages = [...log.messages, ...fitting].slice(-mostInMemory);
  const grown = {
    ...log,
    messages,
    from: messages[0]?.seq ?? log.from,
    to: messages.at(-1)?.seq ?? log.to,
    isFollowing: log.isFollowing || !hasMore,
  };
  return settleQuotes(closeUp(grown));
}

/** Read anew for the addresses of their files, which are good for a while only. */
export function freshen(log: ThreadLog, messages: readonly Message[]): ThreadLog {
  const fresh = new Map(messages.map((message) => [message.seq, message]));
  const renewed = log.messages.map((held) => {
    const read = fresh.get(held.seq);
    return read?.revision === held.revision ? { ...held, attachments: read.attachments } : held;
  });
  return { ...log, messages: renewed };
}

/** Once no page is on its way, only what comes after a gap at the end is still waited for. */
export function clearAside(log: ThreadLog): ThreadLog {
  const waited = [...log.aside].filter(([seq]) => log.isFollowing && seq > log.to);
  return waited.length === log.aside.size ? log : { ...log, aside: new Map(waited) };
}
