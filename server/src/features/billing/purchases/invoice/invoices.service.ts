import type { FileAnswer } from '@callboard/contract/scalars';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import { createQueue } from '../../../../platform/queue.ts';
import type { BillingOptions } from '../billing-options.ts';
import type { PurchaseReader } from '../purchase-reader.ts';
import { drawInvoice, toInvoiceContent } from './draw-invoice.ts';
import type { InvoiceKind } from './invoice-number.ts';
import { findInvoice } from './invoices.queries.ts';

interface InvoiceOptions extends Pick<BillingOptions, 'db' | 'limits' | 'typefaces'> {
  readonly reader: PurchaseReader;
}

const drawingsPerHour = { max: 120, seconds: 60 * 60 };

/** Drawn from what was kept on the day, whenever it is asked for: always the same page. */
export function createInvoices({ db, limits, typefaces, reader }: InvoiceOptions) {
  const inTurn = createQueue(1);
  return {
    async draw(recruiterId: number, purchaseId: number, kind: InvoiceKind): Promise<FileAnswer> {
      await reader.needOwn(recruiterId, purchaseId);
      const row = await findInvoice(db, purchaseId, kind);
      if (!row) throw new ProblemError('NOT_FOUND', { detail: 'There is none for this purchase.' });
      await limits.take(`invoice:${recruiterId}`, drawingsPerHour);
      const before = kind === 'credit_note' ? await findInvoice(db, purchaseId, 'invoice') : undefined;
      const content = toInvoiceContent(row, before?.number ?? null);
      const pdf = await inTurn(async () => drawInvoice(await typefaces(), content));
      return {
        file_name: `${row.number}.pdf`,
        media_type: 'application/pdf',
        encoding: 'base64',
        content: pdf.toString('base64'),
      };
    },
  };
}
