import { ownStateCode, taxOn } from '@callboard/contract/billing/money';
import { packs, plans } from '@callboard/contract/billing/purchases';
import type { Batch } from './batch.ts';
import { dateOn, yearOf } from './calendar.ts';

const seller = {
  name: 'Callboard (practice)',
  gstin: '27AAAAA0000A1Z5',
  address: 'Aram Nagar 2, Versova, Mumbai 400061',
};
const buyer = {
  name: 'Lantern Casting',
  gstin: null,
  address: '14 Aram Nagar 2, Versova, Mumbai 400061',
};

interface Sale {
  readonly recruiterId: number;
  readonly at: string;
  readonly lotId: number;
  readonly line: string;
}
interface PackSale extends Sale {
  readonly pack: keyof typeof packs;
}
interface MonthSale extends Sale {
  readonly subscriptionId: number;
  readonly month: string;
}

const aprilOn = 4;
const financialYear = (at: string): number => {
  const day = new Date(at);
  const [, month = 1] = dateOn(day, 0).split('-').map(Number);
  return month >= aprilOn ? yearOf(day) : yearOf(day) - 1;
};

/** Purchases in the order in which they were paid, each with its payment and its invoice. */
export class Sales {
  readonly #batch: Batch;

  constructor(batch: Batch) {
    this.#batch = batch;
  }

  get nextId(): number {
    return this.#batch.purchase.length + 1;
  }

  pack(sale: PackSale): void {
    this.#sell(sale, packs[sale.pack].net_paise, sale.pack, null);
  }

  month(sale: MonthSale): void {
    const { net_paise, monthly_credits } = plans.studio;
    this.#sell(sale, net_paise, monthly_credits, sale);
  }

  #sell({ recruiterId, at, lotId, line }: Sale, net: number, credits: number, plan: MonthSale | null): void {
    const { purchase, local_order, payment_order, payment } = this.#batch;
    const id = this.nextId;
    const price = { net_paise: net, ...taxOn(net, ownStateCode) };
    const total = net + price.cgst_paise + price.sgst_paise + price.igst_paise;
    const [order_ref, payment_ref] = [`order_demo_${id}`, `pay_demo_${id}`];
    purchase.push({
      id,
      recruiter_id: recruiterId,
      kind: plan ? 'plan' : 'pack',
      plan: plan && 'studio',
      subscription_id: plan?.subscriptionId ?? null,
      month: plan?.month ?? null,
      credits,
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
    this.#invoice(id, at, line, price);
  }

  #invoice(purchaseId: number, at: string, line: string, price: Price): void {
    const { invoice, invoice_serial } = this.#batch;
    const year = financialYear(at);
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
      number: `CB-${year}-${String(row.last).padStart(4, '0')}`,
      purchase_id: purchaseId,
      issued_on: dateOn(new Date(at), 0),
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

interface Price {
  readonly net_paise: number;
  readonly cgst_paise: number;
  readonly sgst_paise: number;
  readonly igst_paise: number;
}
