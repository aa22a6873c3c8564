import { type Environment, workshopEnvironments } from '@callboard/contract/environment';
import type { Database } from '../../../platform/db/database.ts';
import type { PaymentGateway } from './gateway.ts';
import { createLocalGateway, type LocalGateway } from './local.gateway.ts';
import type { RazorpaySettings } from './razorpay.client.ts';
import { createRazorpay } from './razorpay.gateway.ts';

export interface GatewayOptions {
  readonly db: Database;
  readonly environment: Environment;
  readonly sessionSecret: string;
  /** Undefined where Razorpay is not set up. */
  readonly razorpay: RazorpaySettings | undefined;
}

export interface Payments {
  /** Undefined where nothing can be bought. */
  readonly gateway: PaymentGateway | undefined;
  /** The same, where it is the one that moves no money. */
  readonly local: LocalGateway | undefined;
}

/** Razorpay where it is set up, else the one that moves no money, and in production none. */
export function createPayments(options: GatewayOptions): Payments {
  if (options.razorpay) return { gateway: createRazorpay(options.razorpay), local: undefined };
  if (!workshopEnvironments.includes(options.environment)) return { gateway: undefined, local: undefined };
  const local = createLocalGateway(options);
  return { gateway: local, local };
}
