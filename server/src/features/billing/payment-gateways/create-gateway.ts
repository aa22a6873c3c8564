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
  /** Undefined where Razorpay is not configured. */
  readonly razorpay: RazorpaySettings | undefined;
}

export interface Payments {
  /** Undefined where nothing can be bought. */
  readonly gateway: PaymentGateway | undefined;
  /** The same gateway, when it is the local one. */
  readonly local: LocalGateway | undefined;
}

/** Razorpay where it is configured, otherwise the local gateway, and none in production. */
export function createPayments(options: GatewayOptions): Payments {
  if (options.razorpay) return { gateway: createRazorpay(options.razorpay), local: undefined };
  if (!workshopEnvironments.includes(options.environment)) return { gateway: undefined, local: undefined };
  const local = createLocalGateway(options);
  return { gateway: local, local };
}
