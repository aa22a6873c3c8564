import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Typefaces } from '../../../platform/sheets/typefaces.ts';
import type { Payments } from '../payment-gateways/index.ts';

/** Named on invoices. */
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
  /** Reports what one of us has to look into. */
  readonly complain: (facts: Readonly<Record<string, unknown>>, text: string) => void;
  readonly now?: () => Date;
}

/** The pages emails link to. */
export const pages = {
  payment: '/app/recruiter/dashboard/payment',
  subscription: '/app/recruiter/dashboard/subscription',
} as const;
