import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Invoice } from '../../../../platform/db/database.gen.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { InvoiceKind } from './invoice-number.ts';

/** Holds the row until the caller's transaction ends, so no number is skipped. */
export const nextSerial = async (trx: Database, kind: InvoiceKind, financialYear: number) => {
  const { last } = await trx
    .insertInto('invoice_serial')
    .values({ kind, financial_year: financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet({ last: sql<number>`invoice_serial.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

export const insertInvoice = (trx: Database, invoice: Insertable<Invoice>) =>
  trx.insertInto('invoice').values(invoice).execute();

export const findInvoice = (db: Database, purchaseId: number, kind: InvoiceKind) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .$narrowType<{ kind: InvoiceKind }>()
    .where('purchase_id', '=', purchaseId)
    .where('kind', '=', kind)
    .executeTakeFirst();
export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const listNumbers = async (db: Database, purchaseIds: readonly number[]) => {
  if (purchaseIds.length === 0) return [];
  return db
    .selectFrom('invoice')
    .select(['purchase_id', 'kind', 'number'])
    .where('purchase_id', 'in', [...purchaseIds])
    .execute();
};
