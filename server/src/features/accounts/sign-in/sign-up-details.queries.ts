import type { Database } from '../../../platform/db/database.ts';

export const setWhatsAppUpdates = (db: Database, accountId: number, wanted: boolean) =>
  db.updateTable('account').set({ whatsapp_updates: wanted }).where('id', '=', accountId).execute();

export const exists = async (db: Database, table: 'city' | 'gender', id: number) =>
  (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
