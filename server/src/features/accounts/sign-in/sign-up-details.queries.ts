import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export interface TalentDetails {
  readonly residence_city_id?: number | undefined;
  readonly date_of_birth?: string | undefined;
  readonly gender_id?: number | undefined;
  readonly show_to_recruiters?: boolean | undefined;
  readonly is_managed?: boolean | undefined;
  readonly manager_email?: string | undefined;
  readonly manager_mobile?: string | undefined;
  readonly manager_gets_mail?: boolean | undefined;
  readonly manager_gets_messages?: boolean | undefined;
}

export const updateTalent = (db: Database, accountId: number, details: TalentDetails) =>
  db
    .updateTable('talent')
    .set({ ...details, last_activity_page: 1 })
    .where('account_id', '=', accountId)
    .execute();

export const updateRecruiter = (
  db: Database,
  accountId: number,
  details: {
    readonly job_title?: string | undefined;
    readonly city_id?: number | undefined;
    readonly website?: string | undefined;
  },
) =>
  db
    .updateTable('recruiter')
    .set({ ...details, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();

export const setWhatsAppUpdates = (db: Database, accountId: number, wanted: boolean) =>
  db.updateTable('account').set({ whatsapp_updates: wanted }).where('id', '=', accountId).execute();

export const exists = async (db: Database, table: 'city' | 'gender', id: number) =>
  (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
