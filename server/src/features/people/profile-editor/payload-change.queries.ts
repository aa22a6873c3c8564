import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const hasAny = (changes: object) => Object.values(changes).some((value) => value !== undefined);

export interface TalentChanges {
  readonly residence_city_id?: number | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly gender_id?: number | null | undefined;
  readonly show_to_recruiters?: boolean | undefined;
  readonly is_managed?: boolean | undefined;
  readonly manager_name?: string | null | undefined;
  readonly manager_email?: string | null | undefined;
  readonly manager_mobile?: string | null | undefined;
  readonly manager_gets_mail?: boolean | undefined;
  readonly manager_gets_messages?: boolean | undefined;
  readonly headline?: string | null | undefined;
  readonly about?: string | null | undefined;
  readonly native_city_id?: number | null | undefined;
  readonly nationality_id?: number | null | undefined;
  readonly passport_valid_until?: string | null | undefined;
  readonly open_to_travel?: boolean | undefined;
  readonly fee_rupees?: number | null | undefined;
  readonly fee_per?: string | null | undefined;
  readonly fee_note?: string | null | undefined;
  readonly completed_at?: null | undefined;
}

/** Also updates the profile's date when only related rows changed. */
export const updateTalent = (trx: Database, talentId: number, changes: TalentChanges) =>
  trx
    .updateTable('talent')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('account_id', '=', talentId)
    .execute();

export interface Spoken {
  readonly language: number;
  readonly level: number;
}

export const replaceLanguages = async (trx: Database, talentId: number, spoken: readonly Spoken[]) => {
  await trx.deleteFrom('talent_language').where('talent_id', '=', talentId).execute();
  if (spoken.length === 0) return;
  const rows = spoken.map(({ language, level }) => ({
    talent_id: talentId,
    language_id: language,
    level_id: level,
  }));
  await trx.insertInto('talent_language').values(rows).execute();
};

export interface Social {
  readonly network: number;
  readonly handle: string;
  readonly followers: number | null;
}

export const replaceSocialLinks = async (trx: Database, talentId: number, links: readonly Social[]) => {
  const networks = links.map(({ network }) => network);
  await trx
    .deleteFrom('talent_social_link')
    .where('talent_id', '=', talentId)
    .where((where) => where.not(where('network_id', '=', sql<number>`any(${networks}::int[])`)))
    .execute();
  for (const { network, handle, followers } of links) {
    await trx
      .insertInto('talent_social_link')
      .values({ talent_id: talentId, network_id: network, handle, followers })
      .onConflict((conflict) =>
        conflict.columns(['talent_id', 'network_id']).doUpdateSet({ handle, followers }),
      )
      .execute();
  }
};

export interface GuardianChange {
  readonly name?: string | null | undefined;
  readonly relation?: string | null | undefined;
}

export const saveGuardian = async (trx: Database, talentId: number, change: GuardianChange) => {
  if (!hasAny(change)) return;
  await trx
    .insertInto('guardian')
    .values({ talent_id: talentId, ...change })
    .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(change))
    .execute();
};

/** Clears what minors may not have. */
export const clearMeasurements = (trx: Database, talentId: number) =>
  trx
    .updateTable('talent_body')
    .set({
      height_mm: null,
      weight_g: null,
      bust_or_chest_mm: null,
      waist_mm: null,
      hips_mm: null,
      body_type_id: null,
    })
    .where('talent_id', '=', talentId)
    .execute();
