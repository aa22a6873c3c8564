export { checkoutOrigins } from './checkout-origins.ts';
export { createPayments, type Payments } from './create-gateway.ts';
export {
  ChargeDeclinedError,
  type GatewayPayment,
  type GatewayWebhook,
  type PaymentGateway,
} from './gateway.ts';
export type { RazorpaySettings } from './razorpay.client.ts';
