export type { Seller } from './billing-options.ts';
export { createBilling } from './create-billing.ts';
export { invoiceNumber } from './invoice/invoice-number.ts';
export type { InvoiceBuyer } from './invoice/issue-invoice.ts';
export { purchases } from './manifest.ts';
export { dayInIndia, financialYearOf } from './plan-months.ts';
export { lineOf, priceOf } from './products.ts';
