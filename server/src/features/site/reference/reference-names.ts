import { referenceRows } from './reference-rows.ts';

const namesOf = (
  rows: readonly { readonly id: number; readonly name: string; readonly position: number }[],
) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const positionOf = (id: number) => byId.get(id)?.position ?? 0;
  return {
    of: (id: number) => byId.get(id)?.name ?? '',
    /** Names by id, without removed entries. */
    inOrder: (ids: readonly number[]) =>
      ids.filter((id) => byId.has(id)).toSorted((one, other) => positionOf(one) - positionOf(other)),
  };
};

/** Names cached in memory, because they are read so often. */
export const referenceNames = {
  city: namesOf(referenceRows.city),
  gender: namesOf(referenceRows.gender),
  skill: namesOf(referenceRows.skill),
  language: namesOf(referenceRows.language),
  language_level: namesOf(referenceRows.language_level),
};
