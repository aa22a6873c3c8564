import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import { heightOf, isUnlockedFor, spokenBy, usualFee } from '../../people/talent-profiles/index.ts';
import { candidates } from '../projects/index.ts';
import { faceColumns, faceJoins, type TalentFaceRow } from '../talent-faces/index.ts';
import { type EntryRow, entryColumns, entryJoins } from './entries.queries.ts';

export interface CardRow extends EntryRow, TalentFaceRow {
  readonly talent_id: number;
  readonly languages: readonly string[];
  readonly height_mm: number | null;
  readonly usual_fee: UsualFee | null;
  /** As in the view character_candidate. */
  readonly rank: number | null;
}

interface CardCounts {
  readonly total: number;
  readonly everyone: number;
  readonly unlocked: number;
}

interface CardSearch {
  readonly characterId: number;
  readonly readerId: number;
  readonly isUnlocked: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One page, how many there are, and how many of the whole list are unlocked. */
export const listCards = async (
  db: Database,
  { characterId, readerId, isUnlocked, limit, offset }: CardSearch,
) => {
  const reader = sql`${readerId}::int`;
  const isWanted = isUnlocked === undefined ? sql`true` : sql`is_unlocked = ${isUnlocked}`;
  const { rows } = await sql<CardCounts & (CardRow | { id: null })>`
    with listed as materialized (
      select listed.id, listed.position, ${isUnlockedFor(reader)} as is_unlocked from character_shortlist listed
      join ${people('account')} on account.id = listed.talent_id and account.closed_at is null
      where listed.character_id = ${characterId}),
    page as (
      select card.* from (
        select id, position from listed where ${isWanted} order by position, id limit ${limit} offset ${offset}) wanted
      cross join lateral (
        select ${entryColumns}, entry.position, ${faceColumns(reader)}, ${spokenBy} as languages, ${heightOf} as height_mm, ${usualFee} as usual_fee,
          (select candidate.rank from ${candidates('candidate')} where candidate.character_id = entry.character_id
            and candidate.talent_id = entry.talent_id) as rank
        from character_shortlist entry ${faceJoins(sql.ref('entry.talent_id'))} ${entryJoins}
        where entry.id = wanted.id) card)
    select page.*, counted.* from (
      select count(*) filter (where ${isWanted})::int as total, count(*)::int as everyone,
        count(*) filter (where is_unlocked)::int as unlocked from listed) counted
    left join page on true order by page.position, page.id`.execute(db);
  const { total = 0, everyone = 0, unlocked = 0 } = rows[0] ?? {};
  return {
    total,
    counts: { all: everyone, unlocked },
    rows: rows.flatMap((row): CardRow[] => (row.id === null ? [] : [row])),
  };
};
