import { isDeepStrictEqual } from 'node:util';

/** The last change of one field. */
export interface FieldEdit {
  readonly field: string;
  readonly revision: number;
  /** Null when the account is gone. */
  readonly editedBy: number | null;
  readonly name: string | null;
  readonly editedAt: Date;
}

interface Merge<Fields extends object> {
  /** What was sent. */
  readonly sent: Partial<Fields>;
  /** What stands there, in the shape it is sent in. */
  readonly current: Fields;
  readonly edits: readonly FieldEdit[];
  /** The revision the change was made on. Without it the change wins over whatever is there. */
  readonly base: number | undefined;
  readonly accountId: number;
  /** Fields that mean something only together, such as a least and a most: one conflict keeps them all. */
  readonly together?: readonly (readonly (keyof Fields & string)[])[];
}

export interface Merged<Fields extends object> {
  /** What is to be written. A field that says already what was sent is not in it. */
  readonly changes: Partial<Fields>;
  /** Fields somebody else changed later, to something other than what was sent. They stay. */
  readonly conflicts: readonly FieldEdit[];
}

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];

/** A body as it was parsed, without the fields that were not sent. */
export function onlySent<Fields extends object>(
  parsed: {
    readonly [Field in keyof Fields]?: Fields[Field] | undefined;
  },
): Partial<Fields> {
  const sent: Partial<Fields> = {};
  for (const field of keysOf(parsed)) {
    const value = parsed[field];
    if (value !== undefined) sent[field] = value;
  }
  return sent;
}

/** Different fields merge. For the same field the later one does not win over words they have not read. */
export function mergeFields<Fields extends object>({
  sent,
  current,
  edits,
  base,
  accountId,
  together = [],
}: Merge<Fields>): Merged<Fields> {
  const later = new Map(
    base === undefined
      ? []
      : edits
          .filter(({ revision, editedBy }) => revision > base && editedBy !== accountId)
          .map((edit) => [edit.field, edit] as const),
  );
  const differing = keysOf(sent).filter(
    (field) => sent[field] !== undefined && !isDeepStrictEqual(sent[field], current[field]),
  );
  const conflictOf = (field: keyof Fields & string) => {
    const group = together.find((fields) => fields.includes(field)) ?? [];
    const edit = [field, ...differing.filter((one) => group.includes(one))]
      .map((one) => later.get(one))
      .find((one) => one !== undefined);
    return edit && { ...edit, field };
  };
  const changes: Partial<Fields> = {};
  const conflicts: FieldEdit[] = [];
  for (const field of differing) {
    const conflict = conflictOf(field);
    if (conflict) conflicts.push(conflict);
    else changes[field] = sent[field];
  }
  return { changes, conflicts };
}

/** `theirs`: the field as it reads in the answer. */
export const toFieldConflict = ({ field, name, editedAt }: FieldEdit, theirs: unknown) => ({
  field,
  theirs,
  by: name,
  at: editedAt.toISOString(),
});
