import type { FieldError } from '@callboard/contract/errors';
import { blamedFields, type Delivery, packDelivery } from './delivery.ts';
import type { FieldBook } from './field-book.ts';
import { readRefusal } from './refusal.ts';
import type { Trouble } from './save-status.ts';
import { type Outcome, SectionSender } from './section-sender.ts';

interface DispatchParts<S extends string, V extends Record<string, unknown>> {
  readonly book: FieldBook<S, V>;
  readonly sections: readonly S[];
  readonly send: (section: S, body: Readonly<Record<string, unknown>>) => Promise<Partial<V>>;
  readonly canSend: () => boolean;
  /** False when somebody else has sent, or changed, the field meanwhile. */
  readonly isStillOurs: (name: keyof V & string) => boolean;
  /** The server has this edit of the field. */
  readonly accept: (name: keyof V & string, at: number) => void;
  readonly changed: () => void;
}

/** Sends the sections of a record, and knows what to make of each answer. */
export class Dispatch<S extends string, V extends Record<string, unknown>> {
  readonly #senders: ReadonlyMap<S, SectionSender>;
  readonly #troubles = new Map<S, Trouble>();
  readonly #oneByOne = new Set<S>();
  #answers = 0;

  constructor(private readonly parts: DispatchParts<S, V>) {
    this.#senders = new Map(
      parts.sections.map((section) => [
        section,
        new SectionSender({ deliver: () => this.#deliver(section), changed: parts.changed }),
      ]),
    );
  }

  get answers(): number {
    return this.#answers;
  }

  get troubles(): readonly Trouble[] {
    return [...this.#troubles.values()];
  }

  get isSending(): boolean {
    return this.#all.some((sender) => sender.isRunning);
  }

  /** What sends this field. */
  senderOf(name: keyof V): SectionSender | undefined {
    return this.#senders.get(this.parts.book.fields[name].section);
  }

  async flush(): Promise<void> {
    await Promise.all(this.#all.map((sender) => sender.flush()));
  }

  retry(): void {
    this.#troubles.clear();
    for (const sender of this.#all) sender.retry();
  }

  stop(): void {
    for (const sender of this.#all) sender.stop();
  }

  get #all(): readonly SectionSender[] {
    return [...this.#senders.values()];
  }

  #deliver(section: S): Promise<Outcome> | undefined {
    const { book, send, canSend, isStillOurs, accept } = this.parts;
    // A frozen profile is asked once; what is typed meanwhile is kept.
    if (this.#troubles.get(section) === 'frozen' || !canSend()) return undefined;
    const most = this.#oneByOne.has(section) ? 1 : Number.POSITIVE_INFINITY;
    const delivery = packDelivery(book, section, isStillOurs, most);
    for (const [name, at] of delivery.empty) accept(name, at);
    if (delivery.edits.size === 0) {
      this.#oneByOne.delete(section);
      return undefined;
    }
    return send(section, delivery.body).then(
      (values) => this.#answered(section, values, delivery),
      (error: unknown) => this.#refused(section, error, delivery),
    );
  }

  #answered(section: S, values: Partial<V>, { edits }: Delivery<keyof V & string>): Outcome {
    this.#answers += 1;
    this.#troubles.delete(section);
    this.parts.book.rebase(values);
    for (const [name, at] of edits) this.parts.accept(name, at);
    return 'done';
  }

  #refused(section: S, error: unknown, delivery: Delivery<keyof V & string>): Outcome {
    const refusal = readRefusal(error);
    if (refusal.kind === 'faults') {
      this.#blame(section, refusal.fields, delivery);
      return 'done';
    }
    this.#troubles.set(section, refusal.kind);
    return refusal.kind === 'unreachable' || refusal.kind === 'stumbled' ? 'later' : 'stopped';
  }

  /** A fault that names nothing we sent belongs to one of the edits: sent one by one, they tell which. */
  #blame(section: S, faults: readonly FieldError[], delivery: Delivery<keyof V & string>): void {
    const { edits } = delivery;
    const named = blamedFields(faults, delivery);
    const [only] = edits.keys();
    const isAlone = edits.size === 1 && only !== undefined;
    const message = faults[0]?.message ?? '';
    const blamed = named.length === 0 && isAlone ? [{ name: only, message }] : named;
    if (blamed.length === 0) this.#oneByOne.add(section);
    for (const { name, message: words } of blamed) {
      this.parts.book.blame(name, { message: words, at: edits.get(name) ?? 0 });
    }
  }
}
