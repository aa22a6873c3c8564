import type { FieldState, Fields } from './field.ts';

/** A value that differs, or just differed, from the saved one. */
interface Entry<T> {
  readonly value: T;
  readonly at: number;
  readonly tab: string;
  /** The version of the record that was shown when it was typed. */
  readonly revision?: number | undefined;
  /** Unsent values are ours to send. Others are only shown as typed. */
  readonly isUnsent: boolean;
  /** Stored on this device, where other tabs see it. */
  readonly isStored: boolean;
}

type Entries<V> = { [K in keyof V]?: Entry<V[K]> };

interface ServerError {
  readonly message: string;
  /** The edit it is about; a later one has not been checked yet. */
  readonly at: number;
}

/** The saved values, the edits since, and their errors. */
export class FieldStore<S extends string, V extends Record<string, unknown>> {
  #base: V;
  readonly #entries: Entries<V> = {};
  readonly #serverErrors: { [K in keyof V]?: ServerError } = {};
  readonly #fromOtherTab = new Set<keyof V>();
  readonly #states: { [K in keyof V]?: FieldState<V[K]> } = {};

  constructor(
    readonly fields: Fields<S, V>,
    base: V,
  ) {
    this.#base = base;
  }

  get names(): readonly (keyof V & string)[] {
    return Object.keys(this.fields);
  }

  has(name: string): name is keyof V & string {
    return Object.hasOwn(this.fields, name);
  }

  namesOf(section: S): (keyof V & string)[] {
    return this.names.filter((name) => this.fields[name].section === section);
  }

  entry<K extends keyof V>(name: K): Entries<V>[K] {
    return this.#entries[name];
  }

  value<K extends keyof V>(name: K): V[K] {
    const entry: Entries<V>[K] = this.#entries[name];
    return entry === undefined ? this.#base[name] : entry.value;
  }

  base<K extends keyof V>(name: K): V[K] {
    return this.#base[name];
  }

  state<K extends keyof V>(name: K): FieldState<V[K]> {
    const known: FieldState<V[K]> | undefined = this.#states[name];
    if (known) return known;
    const state: FieldState<V[K]> = {
      value: this.value(name),
      fieldError: this.fieldError(name),
      isServerError: this.#serverError(name) !== undefined,
      isUnsent: this.#entries[name]?.isUnsent === true,
      isFromOtherTab: this.#fromOtherTab.has(name),
    };
    this.#states[name] = state;
    return state;
  }

  /** Only local edits are checked, because the server has accepted the rest. */
  fieldError(name: keyof V): string | undefined {
    const entry = this.#entries[name];
    if (!entry?.isUnsent) return undefined;
    return this.#serverError(name) ?? this.toBody(name).fieldError;
  }

  #serverError(name: keyof V): string | undefined {
    const serverError = this.#serverErrors[name];
    return serverError && serverError.at === this.#entries[name]?.at ? serverError.message : undefined;
  }

  toBody<K extends keyof V>(name: K) {
    return this.fields[name].write(this.value(name));
  }

  put<K extends keyof V>(name: K, entry: Entry<V[K]>): void {
    this.#entries[name] = entry;
    this.#touch(name);
  }

  /** Back to the saved value. */
  drop(name: keyof V): void {
    delete this.#entries[name];
    this.#touch(name);
  }

  /** Saved; it stays as typed until the field is left. What is typed next is made on this version. */
  markSaved(name: keyof V, revision = this.#entries[name]?.revision): void {
    const entry = this.#entries[name];
    if (entry) this.put(name, { ...entry, isUnsent: false, revision });
  }

  setServerError(name: keyof V, fieldError: ServerError): void {
    this.#serverErrors[name] = fieldError;
    this.#touch(name);
  }

  mark(name: keyof V, isFromOtherTab: boolean): void {
    if (isFromOtherTab) this.#fromOtherTab.add(name);
    else this.#fromOtherTab.delete(name);
    this.#touch(name);
  }

  rebase(values: Partial<V>): void {
    this.#base = { ...this.#base, ...values };
    for (const name of this.names) if (Object.hasOwn(values, name)) this.#touch(name);
  }

  #touch(name: keyof V): void {
    delete this.#states[name];
  }
}
