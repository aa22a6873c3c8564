import { ProblemError } from '@callboard/contract/client';
import type { FieldError } from '@callboard/contract/errors';
import { requestFailure } from '../send-later/request-failure.ts';
import { type Outcome, Sender } from '../send-later/sender.ts';
import type { FieldStore } from './field-store.ts';
import type { SaveError } from './save-status.ts';

/** Sends a body and returns the saved values. `revisions` says on which version each entry was typed. */
export type SendSection<S extends string, V> = (
  section: S,
  body: Readonly<Record<string, unknown>>,
  revisions: ReadonlyMap<string, number>,
) => Promise<Partial<V>>;

/** One request, and the edits it contains. */
interface SaveRequest<Name extends string> {
  readonly body: Readonly<Record<string, unknown>>;
  readonly edits: ReadonlyMap<Name, number>;
  /** Edits that need no request: they count as sent. */
  readonly empty: ReadonlyMap<Name, number>;
  /** Which field each body entry comes from. */
  readonly owners: ReadonlyMap<string, Name>;
  readonly revisions: ReadonlyMap<string, number>;
}

/** Every unsent valid field of a section, or the first `most` of them. */
function buildSaveRequest<S extends string, V extends Record<string, unknown>>(
  store: FieldStore<S, V>,
  section: S,
  isStillOurs: (name: keyof V & string) => boolean,
  limit: number,
): SaveRequest<keyof V & string> {
  const edits = new Map<keyof V & string, number>();
  const empty = new Map<keyof V & string, number>();
  const owners = new Map<string, keyof V & string>();
  const revisions = new Map<string, number>();
  const body: Record<string, unknown> = {};
  for (const name of store.namesOf(section)) {
    if (edits.size >= limit) break;
    const entry = store.entry(name);
    if (!entry?.isUnsent || store.fieldError(name) !== undefined || !isStillOurs(name)) continue;
    const options = Object.entries(store.toBody(name).body ?? {});
    (options.length > 0 ? edits : empty).set(name, entry.at);
    for (const [key, value] of options) {
      body[key] = value;
      owners.set(key, name);
      if (entry.revision !== undefined) revisions.set(key, entry.revision);
    }
  }
  return { body, edits, empty, owners, revisions };
}

/** Maps errors of the body to fields: `onGoingProjects.2.name` belongs to the field that sent the list. */
const toInvalidFields = <Name extends string>(
  fieldErrors: readonly FieldError[],
  { owners }: Pick<SaveRequest<Name>, 'owners'>,
): { name: Name; message: string }[] =>
  fieldErrors.flatMap(({ field, message }) => {
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

interface SectionSenderOptions<S extends string, V extends Record<string, unknown>> {
  readonly store: FieldStore<S, V>;
  readonly sections: readonly S[];
  readonly send: SendSection<S, V>;
  readonly canSend: () => boolean;
  /** False when the field was sent or changed elsewhere meanwhile. */
  readonly isStillOurs: (name: keyof V & string) => boolean;
  /** The server has this edit. */
  readonly accept: (name: keyof V & string, at: number) => void;
  readonly changed: () => void;
}

/** Sends the sections of a record and handles each response. */
export class SectionSender<S extends string, V extends Record<string, unknown>> {
  readonly #senders: ReadonlyMap<S, Sender>;
  readonly #errors = new Map<S, SaveError>();
  readonly #sendsOneByOne = new Set<S>();
  #answers = 0;

  constructor(private readonly options: SectionSenderOptions<S, V>) {
    this.#senders = new Map(
      options.sections.map((section) => [
        section,
        new Sender({ deliver: () => this.#send(section), onChange: options.changed }),
      ]),
    );
  }

  get responseCount(): number {
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
    return this.#senders.get(this.options.store.fields[name].section);
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

  #send(section: S): Promise<Outcome> | undefined {
    const { store, send, canSend, isStillOurs, accept, changed } = this.options;
    // A frozen profile is tried once; what is typed meanwhile is kept.
    if (this.#errors.get(section) === 'frozen' || !canSend()) return undefined;
    const limit = this.#sendsOneByOne.has(section) ? 1 : Number.POSITIVE_INFINITY;
    const request = buildSaveRequest(store, section, isStillOurs, limit);
    for (const [name, at] of request.empty) accept(name, at);
    if (request.empty.size > 0) changed();
    if (request.edits.size === 0) {
      this.#sendsOneByOne.delete(section);
      return undefined;
    }
    return send(section, request.body, request.revisions).then(
      (values) => this.#saved(section, values, request),
      (error: unknown) => this.#failed(section, error, request),
    );
  }

  #saved(section: S, values: Partial<V>, { edits }: SaveRequest<keyof V & string>): Outcome {
    this.#answers += 1;
    this.#errors.delete(section);
    this.options.store.rebase(values);
    for (const [name, at] of edits) this.options.accept(name, at);
    return 'done';
  }

  #failed(section: S, error: unknown, request: SaveRequest<keyof V & string>): Outcome {
    const failure = readSaveFailure(error);
    if ('fieldErrors' in failure) {
      this.#setErrors(section, failure.fieldErrors, request);
      return 'done';
    }
    this.#errors.set(section, failure.reason);
    return failure.reason === 'unreachable' || failure.reason === 'stumbled' ? 'later' : 'stopped';
  }

  /** When an error names no field we sent, the edits are sent one by one to find the invalid one. */
  #setErrors(section: S, fieldErrors: readonly FieldError[], request: SaveRequest<keyof V & string>): void {
    const { edits } = request;
    const named = toInvalidFields(fieldErrors, request);
    const [only] = edits.keys();
    const isAlone = edits.size === 1 && only !== undefined;
    const message = fieldErrors[0]?.message ?? '';
    const invalidFields = named.length === 0 && isAlone ? [{ name: only, message }] : named;
    if (invalidFields.length === 0) this.#sendsOneByOne.add(section);
    for (const { name, message: errorText } of invalidFields) {
      this.options.store.setServerError(name, { message: errorText, at: edits.get(name) ?? 0 });
    }
  }
}
