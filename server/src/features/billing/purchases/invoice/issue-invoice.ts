import { ownStateCode } from '@callboard/contract/billing/money';
import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { findDetails } from '../billing-details.queries.ts';
import type { Seller } from '../billing-options.ts';
import { dayInIndia, financialYearOf } from '../plan-months.ts';
import { lineOf } from '../products.ts';
import { findBuyer, type PurchaseRow } from '../purchases.queries.ts';
import { type InvoiceKind, invoiceNumber } from './invoice-number.ts';
import * as queries from './invoices.queries.ts';

/** Stored as they were on that day. */
export const InvoiceSeller = z.object({ name: z.string(), gstin: z.string(), address: z.string() });
export const InvoiceBuyer = z.object({
  name: z.string(),
  gstin: z.string().nullable(),
  address: z.array(z.string()),
});
export type InvoiceBuyer = z.infer<typeof InvoiceBuyer>;

const readBuyer = async (trx: Database, recruiterId: number): Promise<InvoiceBuyer> => {
  const details = await findDetails(trx, recruiterId);
  if (details) {
    const { legal_name, gstin, address, city, pin_code } = details;
    return { name: legal_name, gstin, address: [address, `${city} ${pin_code}`] };
  }
  const { company } = await findBuyer(trx, recruiterId);
  return { name: company, gstin: null, address: [] };
};

/** A credit note names the same parties as its invoice. */
const partiesOf = async (trx: Database, kind: InvoiceKind, purchase: PurchaseRow, seller: Seller) => {
  const invoice = kind === 'credit_note' && (await queries.findInvoice(trx, purchase.id, 'invoice'));
  return invoice
    ? { seller: InvoiceSeller.parse(invoice.seller), buyer: InvoiceBuyer.parse(invoice.buyer) }
    : { seller, buyer: await readBuyer(trx, purchase.recruiter_id) };
};

interface InvoiceInput {
  readonly kind: InvoiceKind;
  readonly purchase: PurchaseRow;
  readonly seller: Seller;
  readonly isPractice: boolean;
  readonly now: Date;
}

/** Runs in the transaction of the payment: a number is taken only if the purchase is settled. */
export async function issueInvoice(trx: Database, input: InvoiceInput): Promise<string> {
  const { kind, purchase, isPractice, now } = input;
  const parties = await partiesOf(trx, kind, purchase, input.seller);
  const issuedOn = dayInIndia(now);
  const year = financialYearOf(issuedOn);
  const serial = await queries.nextSerial(trx, kind, year);
  const number = invoiceNumber(kind, year, serial);
  const { net_paise, cgst_paise, sgst_paise, igst_paise } = purchase;
  await queries.insertInvoice(trx, {
    kind,
    financial_year: year,
    serial,
    number,
    purchase_id: purchase.id,
    issued_on: issuedOn,
    seller: JSON.stringify(parties.seller),
    buyer: JSON.stringify(parties.buyer),
    line: lineOf(purchase),
    state_code: purchase.state_code ?? ownStateCode,
    net_paise,
    cgst_paise,
    sgst_paise,
    igst_paise,
    is_practice: isPractice,
  });
  return number;
}
