import { randomUUID } from 'node:crypto';
import type { Purchase } from '@callboard/contract/billing/purchases';
import { afterAll, beforeAll } from 'vitest';
import { createPayments, type RazorpaySettings } from '../src/features/billing/payment-gateways/index.ts';
import { createBilling } from '../src/features/billing/purchases/index.ts';
import { fontsDirectory } from '../src/locations.ts';
import { createTypefaces } from '../src/platform/sheets/typefaces.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createRecruiter } from './factories.ts';
import { type Razorpay, startRazorpay } from './razorpay-server.ts';
import { testSecret } from './secret.ts';

/** The whole server, paying at a Razorpay of its own. */
export function useRazorpayApp() {
  let parts: { testApp: TestApp; razorpay: Razorpay; complaints: string[] } | undefined;
  beforeAll(async () => {
    const razorpay = await startRazorpay();
    const complaints: string[] = [];
    const complain = (_facts: unknown, text: string) => void complaints.push(text);
    const testApp = await createTestApp({}, { razorpay: razorpay.settings, complain });
    parts = { testApp, razorpay, complaints };
  });
  afterAll(async () => {
    await parts?.testApp.close();
    await parts?.razorpay.stop();
  });
  return () => {
    if (!parts) throw new Error('The app is there once the tests run');
    return parts;
  };
}

/** A recruiter with the calls a buyer makes. */
export async function createBuyer({ app, db, as, pool }: TestApp) {
  const recruiter = await createRecruiter(db);
  const headers = await as(recruiter);
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const buy = async (what: object = { pack: 25 }): Promise<Purchase> =>
    (await call('POST', '/v1/credit-purchases', { client_id: randomUUID(), ...what })).json();
  const one = async <T>(sql: string, values: readonly unknown[] = [recruiter.id]): Promise<T[]> =>
    (await pool.query(sql, [...values])).rows;
  return {
    id: recruiter.id,
    email: recruiter.email,
    headers,
    call,
    buy,
    one,
    read: async (id: number): Promise<Purchase> => (await call('GET', `/v1/credit-purchases/${id}`)).json(),
    confirm: (id: number, handed: object) => call('POST', `/v1/credit-purchases/${id}/payment`, handed),
    balance: async () => {
      const [row] = await one<{ balance: number }>(
        'select balance from credit_account where recruiter_id = $1',
      );
      return row?.balance ?? 0;
    },
    invoices: async () =>
      (
        await one<{ number: string }>(
          `select number from invoice join purchase on purchase.id = purchase_id
           where recruiter_id = $1 order by invoice.id`,
        )
      ).map(({ number }) => number),
    /** The subjects of what was written to them. */
    letters: async () =>
      (
        await one<{ subject: string }>(
          'select subject from outbox_message where recipient = $1 order by id',
          [recruiter.email],
        )
      ).map(({ subject }) => subject),
  };
}
export type BuyerInTests = Awaited<ReturnType<typeof createBuyer>>;

/** The same billing at another time. */
export function billingAt(
  { db, services }: TestApp,
  { now, razorpay }: { now: () => Date; razorpay?: RazorpaySettings },
) {
  const payments = createPayments({ db, environment: 'test', sessionSecret: testSecret, razorpay });
  return createBilling({
    ...services,
    publicUrl: 'http://localhost',
    payments,
    seller: { name: 'Callboard Tests', gstin: '27AAACC0000A1ZW', address: '1 Rehearsal Lane, Mumbai 400028' },
    typefaces: createTypefaces(fontsDirectory),
    complain: () => undefined,
    now,
  });
}

/** Sends a notice of the gateway to us. */
export const deliver = (
  { app }: TestApp,
  { payload, headers }: { payload: string; headers: Record<string, string> },
) => app.inject({ method: 'POST', url: '/v1/payments/razorpay', payload, headers });
