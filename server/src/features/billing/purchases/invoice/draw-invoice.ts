import { states } from '@callboard/contract/billing/indian-states';
import { gstPercent } from '@callboard/contract/billing/money';
import { drawPage } from '../../../../platform/sheets/draw-page.ts';
import type { Typefaces } from '../../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../../platform/sheets/typesetter.ts';
import type { Seller } from '../billing-options.ts';
import { type InvoiceContent, layInvoice } from './invoice-page.layout.ts';
import type { InvoiceRow } from './invoices.queries.ts';
import { BuyerOnPaper, SellerOnPaper } from './issue-invoice.ts';

/** Other support services: what unlocking profiles counts as. */
const serviceCode = '998599';

const stateNames: Readonly<Record<string, string>> = states;

const taxesOf = ({ cgst_paise, sgst_paise, igst_paise }: InvoiceRow) =>
  igst_paise > 0
    ? [{ label: `IGST ${gstPercent} %`, paise: igst_paise }]
    : [
        { label: `CGST ${gstPercent / 2} %`, paise: cgst_paise },
        { label: `SGST ${gstPercent / 2} %`, paise: sgst_paise },
      ];

const onPaper = ({ address, ...seller }: Seller) => ({ ...seller, address: [address] });

export const toInvoiceContent = (row: InvoiceRow, against: string | null): InvoiceContent => ({
  title: row.kind === 'invoice' ? 'Tax invoice' : 'Credit note',
  number: row.number,
  against,
  issuedOn: row.issued_on,
  seller: onPaper(SellerOnPaper.parse(row.seller)),
  buyer: BuyerOnPaper.parse(row.buyer),
  placeOfSupply: `${stateNames[row.state_code] ?? ''} (${row.state_code})`,
  line: row.line,
  serviceCode,
  netPaise: row.net_paise,
  taxes: taxesOf(row),
  totalPaise: row.total_paise,
  isPractice: row.is_practice,
});

export const drawInvoice = (typefaces: Typefaces, content: InvoiceContent): Promise<Buffer> =>
  drawPage(layInvoice(createTypesetter(typefaces), content), {
    typefaces,
    title: `${content.title} ${content.number}`,
    author: content.seller.name,
  });
