import type { FieldState, Fields } from './field.ts';

/** A value that differs, or differed until a moment ago, from what the server has. */
interface Entry<T> {
  readonly value: T;
  readonly at: number;
  readonly tab: string;
  /** Unsent values are ours to send. Others are only shown as they were typed. */
  readonly isUnsent: boolean;
  /** It is kept on this device, where the other tabs see it. */
  readonly isKept: boolean;
}

type Entries<V> = { [K in keyof V]?: Entry<V[K]> };

interface ServerFault {
  readonly message: string;
  /** The edit it is about: a later one has not been judged yet. */
  readonly at: number;
}

/** What the server has, what was typed since, and what is wrong with it. */
export class FieldBook<S extends string, V extends Record<string, unknown>> {
  #base: V;
  readonly #entries: Entries<V> = {};
  readonly #serverFaults: { [K in keyof V]?: ServerFault } = {};
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
      fault: this.fault(name),
      isFaultOfServer: this.#saidAbout(name) !== undefined,
      isUnsent: this.#entries[name]?.isUnsent === true,
      isFromOtherTab: this.#fromOtherTab.has(name),
    };
    this.#states[name] = state;
    return state;
  }

  /** Only what was changed here is judged: what the server has, it has taken. */
  fault(name: keyof V): string | undefined {
    const entry = this.#entries[name];
    if (!entry?.isUnsent) return undefined;
    return this.#saidAbout(name) ?? this.written(name).fault;
  }

  #saidAbout(name: keyof V): string | undefined {
    const said = this.#serverFaults[name];
    return said && said.at === this.#entries[name]?.at ? said.message : undefined;
  }

  written<K extends keyof V>(name: K) {
    return this.fields[name].write(this.value(name));
  }

  put<K extends keyof V>(name: K, entry: Entry<V[K]>): void {
    this.#entries[name] = entry;
    this.#touch(name);
  }

  /** Back to what the server has. */
  drop(name: keyof V): void {
    delete this.#entries[name];
    this.#touch(name);
  }

  /** The server has taken it; it stays as it was typed until its owner leaves the field. */
  settle(name: keyof V): void {
    const entry = this.#entries[name];
    if (entry) this.put(name, { ...entry, isUnsent: false });
  }

  blame(name: keyof V, fault: ServerFault): void {
    this.#serverFaults[name] = fault;
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
