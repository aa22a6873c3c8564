import type { Purchase } from '@callboard/contract/billing/purchases';
import type { OrderRow } from './orders.queries.ts';
import type { PurchaseRow } from './purchases.queries.ts';

interface PurchaseExtras {
  /** The newest attempt. */
  readonly order: OrderRow | undefined;
  /** The configured gateway. Orders of another one can no longer be paid. */
  readonly gateway: { readonly name: 'razorpay' | 'local'; readonly key: string } | undefined;
  readonly invoiceNumber: string | null;
  readonly creditNoteNumber: string | null;
}

const toCheckout = (row: PurchaseRow, { order, gateway }: PurchaseExtras): Purchase['checkout'] => {
  if (row.status !== 'waiting' || !order || order.gateway !== gateway?.name) return null;
  return {
    gateway: gateway.name,
    key: gateway.key,
    order_id: order.order_ref,
    amount_paise: order.amount_paise,
    currency: 'INR',
    customer_id: row.plan === null ? null : row.customer_ref,
  };
};

export const toPurchase = (row: PurchaseRow, extras: PurchaseExtras): Purchase => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  status: row.status,
  kind: row.kind,
  plan: row.plan,
  month: row.month,
  credits: row.credits,
  net_paise: row.net_paise,
  cgst_paise: row.cgst_paise,
  sgst_paise: row.sgst_paise,
  igst_paise: row.igst_paise,
  total_paise: row.total_paise,
  paid_at: row.paid_at?.toISOString() ?? null,
  failure: row.failure,
  invoice_number: extras.invoiceNumber,
  credit_note_number: extras.creditNoteNumber,
  checkout: toCheckout(row, extras),
});
