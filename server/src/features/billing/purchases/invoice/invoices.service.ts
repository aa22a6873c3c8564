import { states } from '@callboard/contract/billing/indian-states';
import { gstPercent } from '@callboard/contract/billing/money';
import type { FileAnswer } from '@callboard/contract/scalars';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import { createQueue } from '../../../../platform/queue.ts';
import { drawPage } from '../../../../platform/sheets/draw-page.ts';
import type { Typefaces } from '../../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../../platform/sheets/typesetter.ts';
import type { BillingOptions, Seller } from '../billing-options.ts';
import type { PurchaseReader } from '../purchase-reader.ts';
import type { InvoiceKind } from './invoice-number.ts';
import { type InvoiceContent, layInvoice } from './invoice-page.layout.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';
import { InvoiceBuyer, InvoiceSeller } from './issue-invoice.ts';

/** The tax code for other support services. */
const serviceCode = '998599';

const stateNames: Readonly<Record<string, string>> = states;

const taxesOf = ({ cgst_paise, sgst_paise, igst_paise }: InvoiceRow) =>
  igst_paise > 0
    ? [{ label: `IGST ${gstPercent}%`, paise: igst_paise }]
    : [
        { label: `CGST ${gstPercent / 2}%`, paise: cgst_paise },
        { label: `SGST ${gstPercent / 2}%`, paise: sgst_paise },
      ];

const toParty = ({ address, ...seller }: Seller) => ({ ...seller, address: [address] });

export const toInvoiceContent = (row: InvoiceRow, against: string | null): InvoiceContent => ({
  title: row.kind === 'invoice' ? 'Tax invoice' : 'Credit note',
  number: row.number,
  against,
  issuedOn: row.issued_on,
  seller: toParty(InvoiceSeller.parse(row.seller)),
  buyer: InvoiceBuyer.parse(row.buyer),
  placeOfSupply: `${stateNames[row.state_code] ?? ''} (${row.state_code})`,
  line: row.line,
  serviceCode,
  netPaise: row.net_paise,
  taxes: taxesOf(row),
  totalPaise: row.total_paise,
  isPractice: row.is_practice,
});

const drawInvoice = (typefaces: Typefaces, content: InvoiceContent): Promise<Buffer> =>
  drawPage(layInvoice(createTypesetter(typefaces), content), {
    typefaces,
    title: `${content.title} ${content.number}`,
    author: content.seller.name,
  });

interface InvoiceOptions extends Pick<BillingOptions, 'db' | 'limits' | 'typefaces'> {
  readonly reader: PurchaseReader;
}

const drawingsPerHour = { max: 120, seconds: 60 * 60 };

/** Drawn from stored data, so it is always the same page. */
export function createInvoices({ db, limits, typefaces, reader }: InvoiceOptions) {
  const queue = createQueue(1);
  return {
    async draw(recruiterId: number, purchaseId: number, kind: InvoiceKind): Promise<FileAnswer> {
      await reader.requireOwn(recruiterId, purchaseId);
      const row = await findInvoice(db, purchaseId, kind);
      if (!row) throw new ProblemError('NOT_FOUND', { detail: 'This purchase doesn’t have one.' });
      await limits.take(`invoice:${recruiterId}`, drawingsPerHour);
      const invoice = kind === 'credit_note' ? await findInvoice(db, purchaseId, 'invoice') : undefined;
      const content = toInvoiceContent(row, invoice?.number ?? null);
      const pdf = await queue(async () => drawInvoice(await typefaces(), content));
      return {
        file_name: `${row.number}.pdf`,
        media_type: 'application/pdf',
        encoding: 'base64',
        content: pdf.toString('base64'),
      };
    },
  };
}
