import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import type { FieldError } from '@callboard/contract/errors';
import type { FieldBook } from './field-book.ts';
import type { RequestError } from './save-status.ts';
import { type Outcome, SectionSender } from './section-sender.ts';

/** What goes in one request, and which edits it carries. */
interface Delivery<Name extends string> {
  readonly body: Readonly<Record<string, unknown>>;
  readonly edits: ReadonlyMap<Name, number>;
  /** Edits that come to nothing on the wire: they are as good as sent. */
  readonly empty: ReadonlyMap<Name, number>;
  /** Which field each part of the body comes from. */
  readonly owners: ReadonlyMap<string, Name>;
}

/** Everything unsent in a section that is fit to go, or the first so many of it. */
function packDelivery<S extends string, V extends Record<string, unknown>>(
  book: FieldBook<S, V>,
  section: S,
  isStillOurs: (name: keyof V & string) => boolean,
  most: number,
): Delivery<keyof V & string> {
  const edits = new Map<keyof V & string, number>();
  const empty = new Map<keyof V & string, number>();
  const owners = new Map<string, keyof V & string>();
  const body: Record<string, unknown> = {};
  for (const name of book.namesOf(section)) {
    if (edits.size >= most) break;
    const entry = book.entry(name);
    if (!entry?.isUnsent || book.fault(name) !== undefined || !isStillOurs(name)) continue;
    const parts = Object.entries(book.written(name).body ?? {});
    (parts.length > 0 ? edits : empty).set(name, entry.at);
    for (const [key, value] of parts) {
      body[key] = value;
      owners.set(key, name);
    }
  }
  return { body, edits, empty, owners };
}

/** Faults on the wire as faults of fields: `onGoingProjects.2.name` belongs to the field that sent the list. */
const blamedFields = <Name extends string>(
  faults: readonly FieldError[],
  { owners }: Pick<Delivery<Name>, 'owners'>,
): { name: Name; message: string }[] =>
  faults.flatMap(({ field, message }) => {
    const name = owners.get(field.split(/[.[]/)[0] ?? '');
    return name === undefined ? [] : [{ name, message }];
  });

type Refusal =
  /** Nobody answered. */
  | { readonly kind: 'unreachable' }
  /** The server stumbled, or asks for patience. */
  | { readonly kind: 'stumbled' }
  /** It said what is wrong with which fields. */
  | { readonly kind: 'faults'; readonly fields: readonly FieldError[] }
  | { readonly kind: 'frozen' }
  /** It said no, and asking again would not help. */
  | { readonly kind: 'refused' };

const tooOften = 429;

/** Why a save failed, as far as it decides what to do next. */
function readRefusal(error: unknown): Refusal {
  if (error instanceof ProblemError) {
    const { code, status, errors = [] } = error.problem;
    if (code === 'PROFILE_FROZEN') return { kind: 'frozen' };
    if (code === 'MOBILE_TAKEN') {
      return { kind: 'faults', fields: [{ field: 'mobile_number', message: error.message }] };
    }
    if (errors.length > 0) return { kind: 'faults', fields: errors };
    return status >= 500 || status === tooOften ? { kind: 'stumbled' } : { kind: 'refused' };
  }
  if (error instanceof UnexpectedAnswerError) {
    return error.status >= 500 || error.status === tooOften ? { kind: 'stumbled' } : { kind: 'refused' };
  }
  // A request without an answer rejects with a TypeError, one that took too long with a DOMException.
  const isUnanswered = error instanceof TypeError || error instanceof DOMException;
  return { kind: isUnanswered ? 'unreachable' : 'refused' };
}

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
  readonly #troubles = new Map<S, RequestError>();
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

  get troubles(): readonly RequestError[] {
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
