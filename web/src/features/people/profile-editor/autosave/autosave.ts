import { Dispatch } from './dispatch.ts';
import type { FieldState, Fields } from './field.ts';
import { FieldBook } from './field-book.ts';
import type { Draft, FieldDrafts } from './field-drafts.ts';
import type { SaveStatus } from './save-status.ts';
import { isLater, type News, type TabNews } from './tab-news.ts';

export interface AutosaveParts<S extends string, V> {
  /** Names the record among those of its owner. */
  readonly record: string;
  readonly fields: Fields<S, V>;
  /** The saved values. */
  readonly base: V;
  readonly sections: readonly S[];
  /** Sends a body and returns the saved values. */
  readonly send: (section: S, body: Readonly<Record<string, unknown>>) => Promise<Partial<V>>;
  /** False while a record cannot be saved at all, such as a new one without its name. */
  readonly canSend?: () => boolean;
  readonly drafts: FieldDrafts;
  readonly tabs: TabNews;
  /** Names this tab. */
  readonly tab: string;
  /** The text typed here is outdated, because another tab saved the field. */
  readonly onStale?: () => void;
}

/** How long "Changed in another tab" shows on a field. */
const newsStands = 8000;
/** A draft this old belongs to a closed tab. */
const orphanedAfter = 10_000;

let lastEdit = 0;
/** Two edits never have the same time. */
const editTime = (): number => {
  lastEdit = Math.max(Date.now(), lastEdit + 1);
  return lastEdit;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves a record while it is typed. Independent of React, the API and the meaning of the fields. */
export class Autosave<S extends string, V extends Record<string, unknown>> {
  readonly #book: FieldBook<S, V>;
  readonly #dispatch: Dispatch<S, V>;
  readonly #listeners = new Set<() => void>();
  readonly #waitingNews = new Map<keyof V, News>();
  readonly #markTimers = new Map<keyof V, ReturnType<typeof setTimeout>>();
  #focused: keyof V | undefined;
  #stopListening: () => void = () => undefined;

  constructor(private readonly parts: AutosaveParts<S, V>) {
    const { fields, base, sections, send } = parts;
    this.#book = new FieldBook(fields, base);
    this.#dispatch = new Dispatch({
      book: this.#book,
      sections,
      send,
      canSend: () => this.#canSend,
      isStillOurs: (name) => this.#isStillOurs(name),
      accept: (name, at) => this.#accept(name, at),
      changed: () => this.#changed(),
    });
  }

  /** Restores drafts of an earlier page, and listens to other tabs. */
  open(): void {
    this.#stopListening = this.parts.tabs.listen((news) => this.#hear(news));
    this.adopt(Number.NEGATIVE_INFINITY);
  }

  /** Sends the rest. What cannot be sent stays in the drafts. */
  async close(): Promise<boolean> {
    this.#hush();
    const isSent = await this.flush();
    this.#dispatch.stop();
    return isSent;
  }

  /** The record was deleted, so its drafts are too. */
  discard(): void {
    this.#hush();
    this.#dispatch.stop();
    for (const name of this.parts.drafts.fields()) this.parts.drafts.remove(name, Number.POSITIVE_INFINITY);
    for (const name of this.#book.names) this.#book.drop(name);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state<K extends keyof V>(name: K): FieldState<V[K]> {
    return this.#book.state(name);
  }

  value<K extends keyof V>(name: K): V[K] {
    return this.#book.value(name);
  }

  set<K extends keyof V & string>(name: K, value: V[K]): void {
    const edit = { value, at: editTime(), tab: this.parts.tab };
    const isKept = this.parts.drafts.put(name, edit);
    this.#book.put(name, { ...edit, isUnsent: true, isKept });
    this.#book.mark(name, false);
    this.#waitingNews.delete(name);
    this.#tell('typed', name, edit);
    this.#dispatch.senderOf(name)?.soon();
    this.#changed();
  }

  /** While a field is focused, it is not changed from outside. */
  enter(name: keyof V): void {
    this.#focused = name;
  }

  leave(name: keyof V): void {
    if (this.#focused === name) this.#focused = undefined;
    this.#dispatch.senderOf(name)?.now();
    if (this.#book.entry(name)?.isUnsent === false) this.#book.drop(name);
    const news = this.#waitingNews.get(name);
    this.#waitingNews.delete(name);
    if (news) this.#hear(news);
    this.#changed();
  }

  /** Sends everything now. False when something was not saved. */
  async flush(): Promise<boolean> {
    await this.#dispatch.flush();
    return this.status().unsent.length === 0;
  }

  /** The connection is back, or the freeze has ended. */
  retry(): void {
    this.#dispatch.retry();
    this.#changed();
  }

  status(): SaveStatus {
    const unsent = this.#book.names.filter((name) => this.#book.entry(name)?.isUnsent);
    const faulty = unsent.filter((name) => this.#book.fault(name) !== undefined);
    const { isSending, errors } = this.#dispatch;
    return { unsent, faulty, held: this.#canSend ? 0 : unsent.length - faulty.length, isSending, errors };
  }

  /** Counts responses, so a read that started before one of them can be ignored. */
  get answers(): number {
    return this.#dispatch.answers;
  }

  /** Applies a read that started at this count of responses. */
  refresh(values: V, answersAtStart: number): boolean {
    if (this.answers !== answersAtStart || this.#dispatch.isSending) return false;
    const moved = this.#book.names.filter((name) => !isSame(this.#book.base(name), values[name]));
    this.#book.rebase(values);
    for (const name of moved) {
      const isOnlyShown = this.#book.entry(name)?.isUnsent === false && this.#focused !== name;
      if (isOnlyShown) this.#book.drop(name);
    }
    this.#changed();
    return true;
  }

  /** Takes over drafts of closed tabs. */
  adopt(olderThan = orphanedAfter): void {
    const { drafts } = this.parts;
    for (const name of drafts.fields()) {
      const draft = drafts.get(name);
      if (!this.#book.has(name) || !draft) {
        drafts.remove(name, Number.POSITIVE_INFINITY);
        continue;
      }
      const entry = this.#book.entry(name);
      const isOurs = entry?.isUnsent && !isLater(draft, entry);
      if (isOurs || Date.now() - draft.at < olderThan) continue;
      this.#take(name, draft, true);
      this.#dispatch.senderOf(name)?.soon();
    }
    this.#changed();
  }

  get #canSend(): boolean {
    return this.parts.canSend?.() ?? true;
  }

  #hush(): void {
    this.#stopListening();
    for (const timer of this.#markTimers.values()) clearTimeout(timer);
  }

  #changed(): void {
    for (const tell of this.#listeners) tell();
  }

  #tell(kind: News['kind'], field: string, { value, at, tab }: Draft): void {
    this.parts.tabs.tell({ kind, record: this.parts.record, field, value, at, tab });
  }

  /** Shows a value of another tab or of the drafts, and sends it if no one else does. */
  #take(name: keyof V & string, { value, at, tab }: Draft, isUnsent: boolean): void {
    const kept = this.#book.fields[name].kept.safeParse(value);
    if (kept.success) this.#book.put(name, { value: kept.data, at, tab, isUnsent, isKept: isUnsent });
    else this.parts.drafts.remove(name, at);
  }

  #hear(news: News): void {
    const { field: name, record } = news;
    if (record !== this.parts.record || !this.#book.has(name)) return;
    const entry = this.#book.entry(name);
    if (news.kind === 'saved' && entry?.at === news.at) this.#book.settle(name);
    if (!entry || isLater(news, entry)) this.#takeNews(name, news);
    this.#changed();
  }

  #takeNews(name: keyof V & string, news: News): void {
    if (this.#focused === name) {
      this.#waitingNews.set(name, news);
      return;
    }
    this.#take(name, news, false);
    this.#mark(name);
  }

  #mark(name: keyof V): void {
    clearTimeout(this.#markTimers.get(name));
    this.#book.mark(name, true);
    const unmark = () => {
      this.#book.mark(name, false);
      this.#changed();
    };
    this.#markTimers.set(name, setTimeout(unmark, newsStands));
  }

  #isStillOurs(name: keyof V & string): boolean {
    const entry = this.#book.entry(name);
    if (!entry?.isKept) return true;
    const draft = this.parts.drafts.get(name);
    if (draft?.at === entry.at) return true;
    if (draft && isLater(draft, entry)) this.#take(name, draft, false);
    else this.#book.settle(name);
    this.parts.onStale?.();
    return false;
  }

  #accept(name: keyof V & string, at: number): void {
    const entry = this.#book.entry(name);
    this.parts.drafts.remove(name, at);
    if (entry?.at !== at) return;
    this.#tell('saved', name, entry);
    if (this.#focused === name) this.#book.settle(name);
    else this.#book.drop(name);
  }
}
