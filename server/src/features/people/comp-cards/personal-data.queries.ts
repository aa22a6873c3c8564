import type { Database } from '../../../platform/db/database.ts';

export const listCardFiles = async (trx: Database, talentId: number): Promise<(string | null)[]> => {
  const rows = await trx
    .selectFrom('comp_card')
    .select(['pdf_key', 'picture_key'])
    .where('talent_id', '=', talentId)
    .execute();
  return rows.flatMap(({ pdf_key, picture_key }) => [pdf_key, picture_key]);
};
