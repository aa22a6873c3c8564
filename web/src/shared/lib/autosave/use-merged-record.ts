import { useEffect, useRef, useState } from 'react';
import { Autosave } from './autosave.ts';
import { type ConflictStore, createConflicts } from './conflicts.ts';
import type { Fields } from './field.ts';
import { useAutosave } from './use-autosave.ts';

export interface MergedRecord<S extends string, V extends Record<string, unknown>> {
  readonly saving: Autosave<S, V>;
  readonly conflicts: ConflictStore<V>;
}

interface FoundConflict {
  /** As the wire names it. */
  readonly field: string;
  readonly by: string | null;
  readonly at: string;
}

interface MergedRecordOptions<
  S extends string,
  V extends Record<string, unknown>,
  D extends { readonly revision: number },
> {
  readonly userId: number;
  /** Names the record among those of its owner. */
  readonly record: string;
  /** The record as it was read last. */
  readonly detail: D;
  readonly section: S;
  readonly fields: Fields<S, V>;
  /** The control that shows a field of the wire. */
  readonly fieldOfWire: Readonly<Record<string, keyof V & string>>;
  readonly read: (detail: D) => V;
  /** Sends changes made on this revision. */
  readonly send: (
    body: Body & { readonly base_revision: number },
  ) => Promise<{ readonly detail: D; readonly conflicts: readonly FoundConflict[] }>;
  /** Puts the answer where the page reads it. */
  readonly remember: (detail: D) => void;
}

type Body = Readonly<Record<string, unknown>>;

/** The changes by the version they were typed on, the oldest first. */
function byRevision(body: Body, revisions: ReadonlyMap<string, number>, latest: number) {
  const groups = new Map<number, Body>();
  for (const [key, value] of Object.entries(body)) {
    const revision = revisions.get(key) ?? latest;
    groups.set(revision, { ...groups.get(revision), [key]: value });
  }
  return [...groups].sort(([one], [other]) => one - other);
}

/** Saves a record while several people type in it. Where two change the same field, both versions are kept. */
export function useMergedRecord<
  S extends string,
  V extends Record<string, unknown>,
  D extends { readonly revision: number },
>(options: MergedRecordOptions<S, V, D>): MergedRecord<S, V> {
  const { userId, record, detail, section, fields, fieldOfWire, read, send, remember } = options;
  /** The version that is shown. */
  const revision = useRef(detail.revision);
  const [conflicts] = useState(() => createConflicts<V>());

  const saving: Autosave<S, V> = useAutosave(userId, record, (surroundings) => {
    const own: Autosave<S, V> = new Autosave({
      ...surroundings,
      record,
      fields,
      base: read(detail),
      sections: [section],
      revision: () => revision.current,
      send: async (_section, body, revisions) => {
        const keepMine = (name: keyof V & string) => {
          const mine = own.value(name);
          return (by: string | null, at: string) => conflicts.add(name, { mine, by, at });
        };
        const typed = new Map(Object.values(fieldOfWire).map((name) => [name, keepMine(name)]));
        let saved: Partial<V> = {};
        for (const [base_revision, part] of byRevision(body, revisions, revision.current)) {
          const { detail: answer, conflicts: found } = await send({ ...part, base_revision });
          for (const { field, by, at } of found) {
            const name = fieldOfWire[field];
            if (name !== undefined) typed.get(name)?.(by, at);
          }
          revision.current = answer.revision;
          remember(answer);
          saved = read(answer);
        }
        return saved;
      },
    });
    return own;
  });

  // What a colleague changed shows at once, except where one is typing.
  useEffect(() => {
    if (detail.revision <= revision.current) return;
    if (saving.refresh(read(detail), saving.responseCount)) revision.current = detail.revision;
  }, [saving, detail, read]);

  return { saving, conflicts };
}
