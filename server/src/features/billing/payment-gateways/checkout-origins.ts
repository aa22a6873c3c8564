import type { PaymentGateway } from './gateway.ts';

/** What the browser may load for the gateway's checkout. Undefined for our own. */
export const checkoutOrigins = (gateway: PaymentGateway['name'] | null) =>
  gateway === 'razorpay'
    ? {
        scripts: ['https://checkout.razorpay.com'],
        frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
        calls: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
      }
    : undefined;
