import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { workshopEnvironments } from '../environment.ts';
import { FileAnswer, IdInPath, Instant, Line, ListOf, Page } from '../scalars.ts';

const tag = 'billing';
const params = z.strictObject({ id: IdInPath });

/** Net prices, in paise. */
export const packs = {
  25: { net_paise: 225_000 },
  100: { net_paise: 790_000 },
  500: { net_paise: 3_250_000 },
} as const;
export type PackSize = keyof typeof packs;
export const Pack = z.union([z.literal(25), z.literal(100), z.literal(500)]);
export const mostBoughtPack: PackSize = 100;

export const plans = {
  free: { monthly_credits: 0, net_paise: 0 },
  studio: { monthly_credits: 10, net_paise: 79_000 },
  agency: { monthly_credits: 60, net_paise: 420_000 },
} as const;
export type PlanName = keyof typeof plans;
export const PaidPlan = z.enum(['studio', 'agency']);
export type PaidPlan = z.infer<typeof PaidPlan>;

export const getCreditOffers = endpoint({
  method: 'GET',
  path: '/v1/credit-offers',
  tag,
  summary: 'Packs and plans with their net prices, and the payment gateway',
  access: access.public(),
  response: z
    .object({
      packs: z.array(
        z.object({ credits: Pack, net_paise: z.int(), each_paise: z.int(), is_most_bought: z.boolean() }),
      ),
      plans: z.array(
        z.object({
          name: z.enum(['free', 'studio', 'agency']),
          monthly_credits: z.int(),
          net_paise: z.int(),
        }),
      ),
      gst_percent: z.int(),
      /** Null where nothing can be bought. The local gateway moves no money. */
      gateway: z.enum(['razorpay', 'local']).nullable(),
    })
    .meta({ id: 'CreditOffers' }),
});

export const purchaseStates = ['waiting', 'paid', 'failed', 'cancelled', 'refunded'] as const;

export const Purchase = z
  .object({
    id: z.int(),
    created_at: Instant,
    status: z.enum(purchaseStates),
    kind: z.enum(['pack', 'plan']),
    plan: PaidPlan.nullable(),
    /** The first day of the plan's month. */
    month: z.iso.date().nullable(),
    credits: z.int(),
    net_paise: z.int(),
    cgst_paise: z.int(),
    sgst_paise: z.int(),
    igst_paise: z.int(),
    total_paise: z.int(),
    paid_at: Instant.nullable(),
    /** The bank's own message. */
    failure: z.string().nullable(),
    invoice_number: z.string().nullable(),
    credit_note_number: z.string().nullable(),
    /** Opens the gateway's checkout, while there is something to pay. */
    checkout: z
      .object({
        gateway: z.enum(['razorpay', 'local']),
        /** Public: identifies us to the gateway. */
        key: z.string(),
        order_id: z.string(),
        amount_paise: z.int(),
        currency: z.literal('INR'),
        /** For a plan: the customer to charge in later months. */
        customer_id: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof Purchase>;

export const buyCredits = endpoint({
  method: 'POST',
  path: '/v1/credit-purchases',
  tag,
  summary: 'Start buying a pack, or the first month of a plan',
  access: access.recruiter({ notFrozen: true }),
  body: z
    .strictObject({
      pack: Pack.optional(),
      plan: PaidPlan.optional(),
      /** Created on the buyer's device. Retrying with it returns the same purchase. */
      client_id: z.guid(),
    })
    .refine(({ pack, plan }) => (pack === undefined) !== (plan === undefined), {
      path: ['pack'],
      message: 'Choose a pack or a plan',
    }),
  status: 201,
  response: Purchase,
});

export const listPurchases = endpoint({
  method: 'GET',
  path: '/v1/credit-purchases',
  tag,
  summary: 'Purchases, newest first',
  access: access.recruiter(),
  query: z.strictObject(Page(10)),
  response: ListOf(Purchase),
});

export const getPurchase = endpoint({
  method: 'GET',
  path: '/v1/credit-purchases/{id}',
  tag,
  summary: 'One purchase; checks the gateway for a payment that was not reported',
  access: access.recruiter({ owned: true }),
  params,
  response: Purchase,
});

export const confirmPurchase = endpoint({
  method: 'POST',
  path: '/v1/credit-purchases/{id}/payment',
  tag,
  summary: 'Confirm a payment with the signed result of the checkout',
  access: access.recruiter({ owned: true, whileFrozen: 'settles-payment' }),
  params,
  body: z.strictObject({
    razorpay_order_id: Line(100),
    razorpay_payment_id: Line(100),
    razorpay_signature: z
      .string()
      .trim()
      .regex(/^[0-9a-f]{64}$/, 'Not a valid signature'),
  }),
  response: Purchase,
});

export const retryPurchase = endpoint({
  method: 'POST',
  path: '/v1/credit-purchases/{id}/retry',
  tag,
  summary: 'Retry a failed or abandoned payment',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  response: Purchase,
});

export const cancelPurchase = endpoint({
  method: 'DELETE',
  path: '/v1/credit-purchases/{id}',
  tag,
  summary: 'Cancel an unpaid purchase; a late payment still counts',
  access: access.recruiter({ owned: true, whileFrozen: 'settles-payment' }),
  params,
  response: Purchase,
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/v1/credit-purchases/{id}/invoice',
  tag,
  summary: 'The invoice, or the credit note of a refund, as a page to print',
  access: access.recruiter({ owned: true }),
  params,
  query: z.strictObject({ kind: z.enum(['invoice', 'credit_note']).default('invoice') }),
  response: FileAnswer,
});

export const Subscription = z
  .object({
    plan: z.enum(['free', 'studio', 'agency']),
    /** `past_due`: the last payment failed and will be retried. `ending`: cancelled, and not renewed. */
    status: z.enum(['active', 'past_due', 'ending']),
    monthly_credits: z.int(),
    net_paise: z.int(),
    /** Null on the free plan. */
    renews_on: z.iso.date().nullable(),
    next_try_on: z.iso.date().nullable(),
    failure: z.string().nullable(),
    /** Unspent credits of the plan. */
    credits_left: z.int(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/v1/recruiter/{id}/subscription',
  tag,
  summary: 'The current plan',
  access: access.recruiter({ owned: true }),
  params,
  response: Subscription,
});

export const changeSubscription = endpoint({
  method: 'PATCH',
  path: '/v1/recruiter/{id}/subscription',
  tag,
  summary: 'Cancel the plan, or keep it',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({ renews: z.boolean() }),
  response: Subscription,
});

/** Counts only with a signature over the raw body, so the body is not parsed before. */
export const razorpayWebhook = endpoint({
  method: 'POST',
  path: '/v1/payments/razorpay',
  tag,
  summary: 'Webhook of Razorpay about payments and refunds',
  access: access.public(),
  status: 204,
  response: z.undefined(),
});

/** The development gateway, which moves no money. */
export const payLocally = endpoint({
  method: 'POST',
  path: '/v1/local-gateway/orders/{id}',
  tag,
  summary: 'Simulate a payment with the local gateway',
  access: access.recruiter({ owned: true, whileFrozen: 'settles-payment' }),
  environments: workshopEnvironments,
  params: z.strictObject({ id: Line(100) }),
  body: z.strictObject({ outcome: z.enum(['paid', 'failed']) }),
  response: z.object({
    razorpay_order_id: z.string(),
    /** Null when it failed. */
    razorpay_payment_id: z.string().nullable(),
    razorpay_signature: z.string().nullable(),
  }),
});
