import { ProblemError } from '@callboard/contract/client';
import type { FieldError } from '@callboard/contract/errors';
import { requestFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../shared/lib/send-later/sender.ts';
import type { FieldBook } from './field-book.ts';
import type { SaveError } from './save-status.ts';

/** One request, and the edits it contains. */
interface Delivery<Name extends string> {
  readonly body: Readonly<Record<string, unknown>>;
  readonly edits: ReadonlyMap<Name, number>;
  /** Edits that need no request: they count as sent. */
  readonly empty: ReadonlyMap<Name, number>;
  /** Which field each body entry comes from. */
  readonly owners: ReadonlyMap<string, Name>;
}

/** Every unsent valid field of a section, or the first `most` of them. */
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

/** Maps errors of the body to fields: `onGoingProjects.2.name` belongs to the field that sent the list. */
const blamedFields = <Name extends string>(
  faults: readonly FieldError[],
  { owners }: Pick<Delivery<Name>, 'owners'>,
): { name: Name; message: string }[] =>
  faults.flatMap(({ field, message }) => {
    const name = owners.get(field.split(/[.[]/)[0] ?? '');
    return name === undefined ? [] : [{ name, message }];
  });

/** Why a save failed: field errors, or a general reason. */
type SaveFailure = { readonly fieldErrors: readonly FieldError[] } | { readonly reason: SaveError };

function readSaveFailure(error: unknown): SaveFailure {
  if (error instanceof ProblemError) {
    const { code, errors = [] } = error.problem;
    if (code === 'PROFILE_FROZEN') return { reason: 'frozen' };
    if (code === 'MOBILE_TAKEN') {
      return { fieldErrors: [{ field: 'mobile_number', message: error.message }] };
    }
    if (errors.length > 0) return { fieldErrors: errors };
  }
  const failure = requestFailure(error);
  if (failure === 'offline') return { reason: 'unreachable' };
  return { reason: failure === 'busy' || failure === 'unavailable' ? 'stumbled' : 'refused' };
}

interface DispatchParts<S extends string, V extends Record<string, unknown>> {
  readonly book: FieldBook<S, V>;
  readonly sections: readonly S[];
  readonly send: (section: S, body: Readonly<Record<string, unknown>>) => Promise<Partial<V>>;
  readonly canSend: () => boolean;
  /** False when the field was sent or changed elsewhere meanwhile. */
  readonly isStillOurs: (name: keyof V & string) => boolean;
  /** The server has this edit. */
  readonly accept: (name: keyof V & string, at: number) => void;
  readonly changed: () => void;
}

/** Sends the sections of a record and handles each response. */
export class Dispatch<S extends string, V extends Record<string, unknown>> {
  readonly #senders: ReadonlyMap<S, Sender>;
  readonly #errors = new Map<S, SaveError>();
  readonly #oneByOne = new Set<S>();
  #answers = 0;

  constructor(private readonly parts: DispatchParts<S, V>) {
    this.#senders = new Map(
      parts.sections.map((section) => [
        section,
        new Sender({ deliver: () => this.#deliver(section), onChange: parts.changed }),
      ]),
    );
  }

  get answers(): number {
    return this.#answers;
  }

  get errors(): readonly SaveError[] {
    return [...this.#errors.values()];
  }

  get isSending(): boolean {
    return this.#all.some((sender) => sender.isRunning);
  }

  /** The section of this field. */
  senderOf(name: keyof V): Sender | undefined {
    return this.#senders.get(this.parts.book.fields[name].section);
  }

  async flush(): Promise<void> {
    await Promise.all(this.#all.map((sender) => sender.flush()));
  }

  retry(): void {
    this.#errors.clear();
    for (const sender of this.#all) sender.retry();
  }

  stop(): void {
    for (const sender of this.#all) sender.stop();
  }

  get #all(): readonly Sender[] {
    return [...this.#senders.values()];
  }

  #deliver(section: S): Promise<Outcome> | undefined {
    const { book, send, canSend, isStillOurs, accept } = this.parts;
    // A frozen profile is tried once; what is typed meanwhile is kept.
    if (this.#errors.get(section) === 'frozen' || !canSend()) return undefined;
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
    this.#errors.delete(section);
    this.parts.book.rebase(values);
    for (const [name, at] of edits) this.parts.accept(name, at);
    return 'done';
  }

  #refused(section: S, error: unknown, delivery: Delivery<keyof V & string>): Outcome {
    const failure = readSaveFailure(error);
    if ('fieldErrors' in failure) {
      this.#blame(section, failure.fieldErrors, delivery);
      return 'done';
    }
    this.#errors.set(section, failure.reason);
    return failure.reason === 'unreachable' || failure.reason === 'stumbled' ? 'later' : 'stopped';
  }

  /** When an error names no field we sent, the edits are sent one by one to find the invalid one. */
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
