import type { PaymentGateway } from './gateway.ts';

/** Where a browser may load the window for paying from. Nothing of it where that window is our own. */
export const checkoutOrigins = (gateway: PaymentGateway['name'] | null) =>
  gateway === 'razorpay'
    ? {
        scripts: ['https://checkout.razorpay.com'],
        frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
        calls: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
      }
    : undefined;
