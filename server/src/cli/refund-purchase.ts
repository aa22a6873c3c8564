import { type Opened, openServices } from './open-services.ts';

/** Gives back what was paid, takes back the credits of it that are unspent, and writes the credit note. */
export async function refundPurchase(opened: Opened, number: string): Promise<string> {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Error('Say which purchase: refund-purchase 417');
  const { billing } = await openServices(opened);
  await billing.refunds.refund(Number(number));
  return `Purchase ${number} is refunded, and the buyer is told.`;
}
