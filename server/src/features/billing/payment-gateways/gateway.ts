/** `authorised`: reserved at the bank but not captured yet. */
export type PaymentState = 'pending' | 'authorised' | 'captured' | 'failed';

export interface GatewayPayment {
  readonly ref: string;
  readonly orderRef: string;
  readonly state: PaymentState;
  readonly amountPaise: number;
  readonly currency: string;
  readonly refundedPaise: number;
  /** The bank's own message. */
  readonly failure: string | null;
  readonly customerRef: string | null;
  /** Permission to charge the customer again. */
  readonly mandateRef: string | null;
}

/** A webhook whose signature was verified. */
export interface GatewayWebhook {
  readonly ref: string;
  readonly event: string;
  readonly body: unknown;
  readonly payment: GatewayPayment | undefined;
  readonly refund: { readonly ref: string; readonly paymentRef: string } | undefined;
}

export interface Payer {
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
}

export interface NewOrder {
  readonly amountPaise: number;
  /** Our own reference. */
  readonly receipt: string;
  /** For a plan: the customer who permits charges for later months. */
  readonly mandateCustomer?: string | undefined;
}

export interface Charge {
  readonly orderRef: string;
  readonly amountPaise: number;
  readonly customerRef: string;
  readonly mandateRef: string;
  readonly payer: Payer;
}

/** What it reports only counts when we asked for it or it is signed. */
export interface PaymentGateway {
  readonly name: 'razorpay' | 'local';
  /** Public: identifies us to the gateway. */
  readonly key: string;
  createCustomer(payer: Payer): Promise<string>;
  createOrder(order: NewOrder): Promise<string>;
  /** Whether the gateway signed what the browser sent. */
  isGenuine(claim: { orderRef: string; paymentRef: string; signature: string }): boolean;
  findPayments(orderRef: string): Promise<GatewayPayment[]>;
  /** Collects a payment the bank has reserved. */
  capture(payment: GatewayPayment): Promise<void>;
  /** Undefined when the signature is wrong. */
  readWebhook(body: Buffer, headers: Readonly<Record<string, unknown>>): GatewayWebhook | undefined;
  /** Idempotent per key. Returns the gateway's reference. */
  refund(request: { paymentRef: string; amountPaise: number; key: string }): Promise<string>;
  /** Charges without the payer. Throws ChargeDeclinedError when the bank declines. */
  chargeMandate(charge: Charge): Promise<void>;
}

export class ChargeDeclinedError extends Error {
  override readonly name = 'ChargeRefusedError';
}
