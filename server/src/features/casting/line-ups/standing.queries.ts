import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { type BodyRow, bodyOf, isOfAge, spokenBy, usualFee } from '../../people/talent-profiles/index.ts';
import { faceColumns, faceJoins, type TalentFaceRow } from '../talent-faces/index.ts';

/** What decides about people who stand side by side. */
export interface StandingRow extends TalentFaceRow {
  readonly is_of_age: boolean;
  readonly body: BodyRow | null;
  /** Best spoken first. */
  readonly languages: readonly string[];
  readonly usual_fee: UsualFee | null;
}

/** Of those whose account is open, as this recruiter reads them. In one statement for any number of people. */
export const listStanding = async (
  db: Database,
  talentIds: readonly number[],
  readerId: number,
): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`
    select ${faceColumns(sql`${readerId}`)}, ${isOfAge} as is_of_age, ${bodyOf} as body,
      ${spokenBy} as languages, ${usualFee} as usual_fee
    from unnest(${[...talentIds]}::int[]) wanted (id) ${faceJoins(sql.ref('wanted.id'))}`.execute(db);
  return rows;
};
