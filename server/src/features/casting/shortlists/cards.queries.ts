import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import { heightOf, isUnlockedFor, spokenBy, usualFee } from '../../people/talent-profiles/index.ts';
import { faceColumns, faceJoins, type TalentFaceRow } from '../talent-faces/index.ts';
import { type EntryRow, entryColumns, entryJoins } from './entries.queries.ts';

export interface CardRow extends EntryRow, TalentFaceRow {
  readonly talent_id: number;
  readonly languages: readonly string[];
  readonly height_mm: number | null;
  readonly usual_fee: UsualFee | null;
}

interface CardSearch {
  readonly characterId: number;
  readonly readerId: number;
  readonly isUnlocked: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One page, and how many there are. */
export const listCards = async (
  db: Database,
  { characterId, readerId, isUnlocked, limit, offset }: CardSearch,
) => {
  const reader = sql`${readerId}::int`;
  const { rows } = await sql<{ total: number } & (CardRow | { id: null })>`
    with listed as materialized (
      select listed.id, listed.position from character_shortlist listed
      join ${people('account')} on account.id = listed.talent_id and account.closed_at is null
      where listed.character_id = ${characterId}
        and ${isUnlocked === undefined ? sql`true` : sql`${isUnlockedFor(reader)} = ${isUnlocked}`}),
    page as (
      select card.* from (select * from listed order by position, id limit ${limit} offset ${offset}) wanted
      cross join lateral (
        select ${entryColumns}, entry.position, ${faceColumns(reader)}, ${spokenBy} as languages, ${heightOf} as height_mm, ${usualFee} as usual_fee
        from character_shortlist entry ${faceJoins(sql.ref('entry.talent_id'))} ${entryJoins}
        where entry.id = wanted.id) card)
    select page.*, counted.total from (select count(*)::int as total from listed) counted
    left join page on true order by page.position, page.id`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap((row): CardRow[] => (row.id === null ? [] : [row])),
  };
};
