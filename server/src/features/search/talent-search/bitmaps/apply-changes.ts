import type { Database } from '../../../../platform/db/database.ts';
import { facet } from '../facets.ts';
import { initialOf, nameWords } from '../names/name-words.ts';
import { type PersonWord, replaceNameWords } from '../names/words.queries.ts';
import { writeFlips } from './bits.queries.ts';
import { deleteChanges, listChanges, tryLockBitmaps } from './changes.queries.ts';
import { listCuts } from './cuts.queries.ts';
import { cutFacets } from './cuts.ts';
import { type Flip, flipsBetween } from './flips.ts';
import { readIndexedRows, readSourceRows, type SourceRow, writeRows } from './rows.queries.ts';

/** Small, so that the next batch does not wait long. */
export const batchSize = 400;

const nameWordsOf = ({ first_name, last_name }: SourceRow) => nameWords(`${first_name} ${last_name}`);

/** Adds the initials of the name. */
export const withInitials = (row: SourceRow): number[] => {
  const initials = nameWordsOf(row).map((word) => facet('initial', initialOf(word)));
  return [...new Set([...row.facets, ...initials])].sort((one, other) => one - other);
};

/** Guests see only the first word of a name, so they can only search by it. */
export const personWords = (row: SourceRow, talentNo: number): PersonWord[] =>
  nameWordsOf(row).map((word, index) => ({ ...word, talentNo, isFirst: index === 0 }));

/** Updates the rows of these talents and returns the bits to flip. */
async function refresh(trx: Database, talentIds: readonly number[]): Promise<Flip[]> {
  const sourceRows = await readSourceRows(trx, talentIds);
  if (sourceRows.length === 0) return [];
  const indexed = new Map((await readIndexedRows(trx, talentIds)).map((row) => [row.talent_id, row]));
  const rows = sourceRows.map((row) => ({ ...row, facets: withInitials(row) }));
  const numbers = await writeRows(trx, rows);
  const numberOf = (talentId: number) => numbers.get(talentId) ?? 0;
  // Name words are only rewritten when the name has changed.
  const renamed = sourceRows.filter((row) => indexed.get(row.talent_id)?.name_key !== row.name_key);
  await replaceNameWords(
    trx,
    renamed.map((row) => numberOf(row.talent_id)),
    renamed.flatMap((row) => personWords(row, numberOf(row.talent_id))),
  );
  const cuts = await listCuts(trx);
  return rows.flatMap((row) => {
    const before = indexed.get(row.talent_id);
    const talentNo = numberOf(row.talent_id);
    return flipsBetween(talentNo, before ? [...before.facets, ...cutFacets(talentNo, before, cuts)] : [], [
      ...row.facets,
      ...cutFacets(talentNo, row, cuts),
    ]);
  });
}

/**
 * Applies the oldest changes. The data is read after the list of changes, so a later change is always in
 * the next list. Returns how many were applied, undefined when another node is working.
 */
export const applyChanges = (db: Database): Promise<number | undefined> =>
  db.transaction().execute(async (trx) => {
    if (!(await tryLockBitmaps(trx))) return undefined;
    const changes = await listChanges(trx, batchSize);
    if (changes.length === 0) return 0;
    const talentIds = [...new Set(changes.flatMap(({ talent_id }) => talent_id ?? []))];
    const flips = await refresh(trx, talentIds);
    const cuts = (await listCuts(trx)).map((cut) => cut.facet);
    const cleared = changes.flatMap(({ gone_no, gone_facets }) =>
      gone_no === null ? [] : flipsBetween(gone_no, [...(gone_facets ?? []), ...cuts], []),
    );
    await writeFlips(trx, [...cleared, ...flips]);
    await deleteChanges(
      trx,
      changes.map(({ id }) => id),
    );
    return changes.length;
  });
