import type { FieldState, Fields } from './field.ts';
import type { Draft, FieldDrafts } from './field-drafts.ts';
import { FieldStore } from './field-store.ts';
import type { SaveStatus } from './save-status.ts';
import { SectionSender, type SendSection } from './send-sections.ts';
import { isLater, type TabChannel, type TabMessage } from './tab-channel.ts';

export interface AutosaveOptions<S extends string, V> {
  /** Names the record among those of its owner. */
  readonly record: string;
  readonly fields: Fields<S, V>;
  /** The saved values. */
  readonly base: V;
  readonly sections: readonly S[];
  /** Sends a body and returns the saved values. */
  readonly send: SendSection<S, V>;
  /** The version of the record that is shown, where several people change it. */
  readonly revision?: () => number;
  /** False while a record cannot be saved at all, such as a new one without its name. */
  readonly canSend?: () => boolean;
  readonly drafts: FieldDrafts;
  readonly tabs: TabChannel;
  /** Names this tab. */
  readonly tab: string;
  /** The text typed here is outdated, because another tab saved the field. */
  readonly onStale?: () => void;
}

/** How long "Changed in another tab" shows on a field. */
const otherTabNoticeMs = 8000;
/** A draft this old belongs to a closed tab. */
const orphanedAfterMs = 10_000;

let lastEdit = 0;
/** Two edits never have the same time. */
const editTime = (): number => {
  lastEdit = Math.max(Date.now(), lastEdit + 1);
  return lastEdit;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves a record while it is typed. Independent of React, the API and the meaning of the fields. */
export class Autosave<S extends string, V extends Record<string, unknown>> {
  readonly #store: FieldStore<S, V>;
  readonly #sender: SectionSender<S, V>;
  readonly #listeners = new Set<() => void>();
  readonly #waitingMessages = new Map<keyof V, TabMessage>();
  readonly #markTimers = new Map<keyof V, ReturnType<typeof setTimeout>>();
  #focused: keyof V | undefined;
  #stopListening: () => void = () => undefined;

  constructor(private readonly options: AutosaveOptions<S, V>) {
    const { fields, base, sections, send } = options;
    this.#store = new FieldStore(fields, base);
    this.#sender = new SectionSender({
      store: this.#store,
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
    this.#stopListening = this.options.tabs.listen((tabMessage) => this.#receive(tabMessage));
    this.adopt(Number.NEGATIVE_INFINITY);
  }

  /** Sends the rest. What cannot be sent stays in the drafts. */
  async close(): Promise<boolean> {
    this.#detach();
    const isSent = await this.flush();
    this.#sender.stop();
    return isSent;
  }

  /** The record was deleted, so its drafts are too. */
  discard(): void {
    this.#detach();
    this.#sender.stop();
    for (const name of this.options.drafts.fields())
      this.options.drafts.remove(name, Number.POSITIVE_INFINITY);
    for (const name of this.#store.names) this.#store.drop(name);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state<K extends keyof V>(name: K): FieldState<V[K]> {
    return this.#store.state(name);
  }

  value<K extends keyof V>(name: K): V[K] {
    return this.#store.value(name);
  }

  set<K extends keyof V & string>(name: K, value: V[K]): void {
    // What is on screen stays what one answers to, whatever arrives before it is sent.
    const revision = this.#store.entry(name)?.revision ?? this.options.revision?.();
    const edit = { value, at: editTime(), tab: this.options.tab, revision };
    const isStored = this.options.drafts.put(name, edit);
    this.#store.put(name, { ...edit, isUnsent: true, isStored });
    this.#store.mark(name, false);
    this.#waitingMessages.delete(name);
    this.#post('typed', name, edit);
    this.#sender.senderOf(name)?.soon();
    this.#changed();
  }

  /** While a field is focused, it is not changed from outside. */
  enter(name: keyof V): void {
    this.#focused = name;
  }

  leave(name: keyof V): void {
    if (this.#focused === name) this.#focused = undefined;
    this.#sender.senderOf(name)?.now();
    if (this.#store.entry(name)?.isUnsent === false) this.#store.drop(name);
    const tabMessage = this.#waitingMessages.get(name);
    this.#waitingMessages.delete(name);
    if (tabMessage) this.#receive(tabMessage);
    this.#changed();
  }

  /** Sends everything now. False when something was not saved. */
  async flush(): Promise<boolean> {
    await this.#sender.flush();
    return this.status().unsent.length === 0;
  }

  /** The connection is back, or the freeze has ended. */
  retry(): void {
    this.#sender.retry();
    this.#changed();
  }

  status(): SaveStatus {
    const unsent = this.#store.names.filter((name) => this.#store.entry(name)?.isUnsent);
    const invalid = unsent.filter((name) => this.#store.fieldError(name) !== undefined);
    const { isSending, errors } = this.#sender;
    return {
      unsent,
      invalid,
      blocked: this.#canSend ? 0 : unsent.length - invalid.length,
      isSending,
      errors,
    };
  }

  /** Counts responses, so a read that started before one of them can be ignored. */
  get responseCount(): number {
    return this.#sender.responseCount;
  }

  /** Applies a read that started at this count of responses. */
  refresh(values: V, responseCountAtStart: number): boolean {
    if (this.responseCount !== responseCountAtStart || this.#sender.isSending) return false;
    const changedFields = this.#store.names.filter((name) => !isSame(this.#store.base(name), values[name]));
    this.#store.rebase(values);
    for (const name of changedFields) {
      const isOnlyShown = this.#store.entry(name)?.isUnsent === false && this.#focused !== name;
      if (isOnlyShown) this.#store.drop(name);
    }
    this.#changed();
    return true;
  }

  /** Takes over drafts of closed tabs. */
  adopt(olderThan = orphanedAfterMs): void {
    const { drafts } = this.options;
    for (const name of drafts.fields()) {
      const draft = drafts.get(name);
      if (!this.#store.has(name) || !draft) {
        drafts.remove(name, Number.POSITIVE_INFINITY);
        continue;
      }
      const entry = this.#store.entry(name);
      const isOurs = entry?.isUnsent && !isLater(draft, entry);
      if (isOurs || Date.now() - draft.at < olderThan) continue;
      this.#show(name, draft, true);
      this.#sender.senderOf(name)?.soon();
    }
    this.#changed();
  }

  get #canSend(): boolean {
    return this.options.canSend?.() ?? true;
  }

  #detach(): void {
    this.#stopListening();
    for (const timer of this.#markTimers.values()) clearTimeout(timer);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  #post(kind: TabMessage['kind'], field: string, { value, at, tab, revision }: Draft): void {
    this.options.tabs.post({ kind, record: this.options.record, field, value, at, tab, revision });
  }

  /** Shows a value of another tab or of the drafts, and sends it if no one else does. */
  #show(name: keyof V & string, { value, at, tab, revision }: Draft, isUnsent: boolean): void {
    const parsed = this.#store.fields[name].draftSchema.safeParse(value);
    if (parsed.success)
      this.#store.put(name, { value: parsed.data, at, tab, revision, isUnsent, isStored: isUnsent });
    else this.options.drafts.remove(name, at);
  }

  #receive(tabMessage: TabMessage): void {
    const { field: name, record } = tabMessage;
    if (record !== this.options.record || !this.#store.has(name)) return;
    const entry = this.#store.entry(name);
    if (tabMessage.kind === 'saved' && entry?.at === tabMessage.at) this.#store.markSaved(name);
    if (!entry || isLater(tabMessage, entry)) this.#showMessage(name, tabMessage);
    this.#changed();
  }

  #showMessage(name: keyof V & string, tabMessage: TabMessage): void {
    if (this.#focused === name) {
      this.#waitingMessages.set(name, tabMessage);
      return;
    }
    this.#show(name, tabMessage, false);
    this.#mark(name);
  }

  #mark(name: keyof V): void {
    clearTimeout(this.#markTimers.get(name));
    this.#store.mark(name, true);
    const unmark = () => {
      this.#store.mark(name, false);
      this.#changed();
    };
    this.#markTimers.set(name, setTimeout(unmark, otherTabNoticeMs));
  }

  #isStillOurs(name: keyof V & string): boolean {
    const entry = this.#store.entry(name);
    if (!entry?.isStored) return true;
    const draft = this.options.drafts.get(name);
    if (draft?.at === entry.at) return true;
    if (draft && isLater(draft, entry)) this.#show(name, draft, false);
    else this.#store.markSaved(name);
    this.options.onStale?.();
    return false;
  }

  #accept(name: keyof V & string, at: number): void {
    const entry = this.#store.entry(name);
    this.options.drafts.remove(name, at);
    if (entry?.at !== at) return;
    this.#post('saved', name, entry);
    if (this.#focused === name) this.#store.markSaved(name, this.options.revision?.());
    else this.#store.drop(name);
  }
}
