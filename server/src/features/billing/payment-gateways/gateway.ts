/** How a payment stands at the gateway. `authorised`: held at the bank, not yet taken. */
export type PaymentState = 'pending' | 'authorised' | 'captured' | 'failed';

export interface GatewayPayment {
  readonly ref: string;
  readonly orderRef: string;
  readonly state: PaymentState;
  readonly amountPaise: number;
  readonly currency: string;
  /** What has gone back of it. */
  readonly refundedPaise: number;
  /** In the words of who refused. */
  readonly failure: string | null;
  readonly customerRef: string | null;
  /** The leave to charge the customer again. */
  readonly mandateRef: string | null;
}

/** Something the gateway tells by itself; proven to come from it. */
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
  /** Our name for it. */
  readonly receipt: string;
  /** For a plan: the customer who gives leave to be charged for later months too. */
  readonly mandateCustomer?: string | undefined;
}

export interface Charge {
  readonly orderRef: string;
  readonly amountPaise: number;
  readonly customerRef: string;
  readonly mandateRef: string;
  readonly payer: Payer;
}

/** Who moves the money. Everything it says about money counts only once it was asked or has signed. */
export interface PaymentGateway {
  readonly name: 'razorpay' | 'local';
  /** Public: it names us to the gateway. */
  readonly key: string;
  createCustomer(payer: Payer): Promise<string>;
  createOrder(order: NewOrder): Promise<string>;
  /** Whether what a browser handed back was signed by the gateway. */
  isGenuine(claim: { orderRef: string; paymentRef: string; signature: string }): boolean;
  /** What became of an order. */
  findPayments(orderRef: string): Promise<GatewayPayment[]>;
  /** Takes what the bank holds for us. */
  capture(payment: GatewayPayment): Promise<void>;
  /** Undefined when it was not the gateway who wrote it. */
  readWebhook(body: Buffer, headers: Readonly<Record<string, unknown>>): GatewayWebhook | undefined;
  /** The same key gives back once. Answers what the gateway calls it. */
  refund(request: { paymentRef: string; amountPaise: number; key: string }): Promise<string>;
  /** Charges without the payer. Throws ChargeRefusedError when the bank says no. */
  chargeMandate(charge: Charge): Promise<void>;
}

/** The gateway understood, and said no. */
export class ChargeDeclinedError extends Error {
  override readonly name = 'ChargeRefusedError';
}
