import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Typefaces } from '../../../platform/sheets/typefaces.ts';
import type { Payments } from '../payment-gateways/index.ts';

/** Who sells, as invoices name it. */
export interface Seller {
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
}

export interface BillingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly emails: Emails;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly payments: Payments;
  readonly seller: Seller;
  readonly typefaces: () => Promise<Typefaces>;
  /** For what somebody of ours has to look at. */
  readonly complain: (facts: Readonly<Record<string, unknown>>, text: string) => void;
  readonly now?: () => Date;
}

/** The pages letters lead to. */
export const pages = {
  payment: '/app/recruiter/dashboard/payment',
  subscription: '/app/recruiter/dashboard/subscription',
} as const;
