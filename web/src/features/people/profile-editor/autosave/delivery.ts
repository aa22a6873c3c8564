import type { FieldError } from '@callboard/contract/errors';
import type { FieldBook } from './field-book.ts';

/** What goes in one request, and which edits it carries. */
export interface Delivery<Name extends string> {
  readonly body: Readonly<Record<string, unknown>>;
  readonly edits: ReadonlyMap<Name, number>;
  /** Edits that come to nothing on the wire: they are as good as sent. */
  readonly empty: ReadonlyMap<Name, number>;
  /** Which field each part of the body comes from. */
  readonly owners: ReadonlyMap<string, Name>;
}

/** Everything unsent in a section that is fit to go, or the first so many of it. */
export function packDelivery<S extends string, V extends Record<string, unknown>>(
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
export const blamedFields = <Name extends string>(
  faults: readonly FieldError[],
  { owners }: Pick<Delivery<Name>, 'owners'>,
): { name: Name; message: string }[] =>
  faults.flatMap(({ field, message }) => {
    const name = owners.get(field.split(/[.[]/)[0] ?? '');
    return name === undefined ? [] : [{ name, message }];
  });
