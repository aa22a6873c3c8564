import { ownStateCode } from '@callboard/contract/billing/money';
import type { PackSize } from '@callboard/contract/billing/purchases';
import {
  dayInIndia,
  financialYearOf,
  type InvoiceBuyer,
  invoiceNumber,
  lineOf,
  priceOf,
  type Seller,
} from '../features/billing/purchases/index.ts';
import type { Batch } from './batch.ts';

const seller: Seller = {
  name: 'Callboard (practice)',
  gstin: '27AAAAA0000A1Z5',
  address: 'Aram Nagar 2, Versova, Mumbai 400061',
};
const buyer: InvoiceBuyer = {
  name: 'Lantern Casting',
  gstin: null,
  address: ['14 Aram Nagar 2, Versova', 'Mumbai 400061'],
};

interface Sale {
  readonly recruiterId: number;
  readonly at: string;
  readonly lotId: number;
}
interface PackSale extends Sale {
  readonly pack: PackSize;
}
interface MonthSale extends Sale {
  readonly subscriptionId: number;
  readonly month: string;
}

/** Purchases in payment order, each with its payment and its invoice. */
export class Sales {
  readonly #batch: Batch;

  constructor(batch: Batch) {
    this.#batch = batch;
  }

  get nextId(): number {
    return this.#batch.purchase.length + 1;
  }

  pack(sale: PackSale): void {
    this.#sell(sale, priceOf({ pack: sale.pack }, ownStateCode), null);
  }

  month(sale: MonthSale): void {
    this.#sell(sale, priceOf({ plan: 'studio' }, ownStateCode), sale);
  }

  #sell({ recruiterId, at, lotId }: Sale, { kind, credits, ...sold }: Price, plan: MonthSale | null): void {
    const { purchase, local_order, payment_order, payment } = this.#batch;
    const id = this.nextId;
    const { net_paise, cgst_paise, sgst_paise, igst_paise } = sold;
    const price = { net_paise, cgst_paise, sgst_paise, igst_paise };
    const total = net_paise + cgst_paise + sgst_paise + igst_paise;
    const [order_ref, payment_ref] = [`order_demo_${id}`, `pay_demo_${id}`];
    const what = { plan: plan && ('studio' as const), month: plan?.month ?? null, credits };
    purchase.push({
      id,
      recruiter_id: recruiterId,
      kind,
      ...what,
      subscription_id: plan?.subscriptionId ?? null,
      ...price,
      state_code: ownStateCode,
      status: 'paid',
      paid_at: at,
      credit_lot_id: lotId,
      created_at: at,
    });
    local_order.push({ order_ref, amount_paise: total, status: 'paid', payment_ref, created_at: at });
    const gateway = 'local';
    payment_order.push({ id, purchase_id: id, gateway, order_ref, amount_paise: total, created_at: at });
    payment.push({
      id,
      order_id: id,
      purchase_id: id,
      gateway,
      payment_ref,
      amount_paise: total,
      settles: true,
      received_at: at,
    });
    this.#invoice(id, at, lineOf(what), price);
  }

  #invoice(purchaseId: number, at: string, line: string, price: TaxedPrice): void {
    const { invoice, invoice_serial } = this.#batch;
    const issuedOn = dayInIndia(new Date(at));
    const year = financialYearOf(issuedOn);
    let row = invoice_serial.find(({ financial_year }) => financial_year === year);
    if (!row) {
      row = { kind: 'invoice', financial_year: year, last: 0 };
      invoice_serial.push(row);
    }
    row.last += 1;
    invoice.push({
      id: invoice.length + 1,
      kind: 'invoice',
      financial_year: year,
      serial: row.last,
      number: invoiceNumber('invoice', year, row.last),
      purchase_id: purchaseId,
      issued_on: issuedOn,
      seller,
      buyer,
      line,
      state_code: ownStateCode,
      ...price,
      is_practice: true,
      created_at: at,
    });
  }
}

type Price = ReturnType<typeof priceOf>;
type TaxedPrice = Pick<Price, 'net_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise'>;
