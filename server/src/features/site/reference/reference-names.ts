import { referenceRows } from './reference-rows.ts';

const namesOf = (
  rows: readonly { readonly id: number; readonly name: string; readonly position: number }[],
) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const positionOf = (id: number) => byId.get(id)?.position ?? 0;
  return {
    of: (id: number) => byId.get(id)?.name ?? '',
    /** As the list has them, without those that are on it no longer. */
    inOrder: (ids: readonly number[]) =>
      ids.filter((id) => byId.has(id)).toSorted((one, other) => positionOf(one) - positionOf(other)),
  };
};

/** Names that are read so often that asking the database for them would cost more than the rest of the answer. */
export const referenceNames = {
  skill: namesOf(referenceRows.skill),
  language: namesOf(referenceRows.language),
  language_level: namesOf(referenceRows.language_level),
};
