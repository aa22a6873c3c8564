export type InvoiceKind = 'invoice' | 'credit_note';

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'CB', credit_note: 'CBN' };

/** CB-2026-0418: the financial year, and a serial without gaps. */
export const invoiceNumber = (kind: InvoiceKind, financialYear: number, serial: number): string =>
  `${prefixes[kind]}-${financialYear}-${String(serial).padStart(4, '0')}`;
