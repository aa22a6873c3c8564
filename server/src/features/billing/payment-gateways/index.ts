export { createPayments, type Payments } from './create-gateway.ts';
export {
  ChargeRefusedError,
  type GatewayNotice,
  type GatewayPayment,
  type PaymentGateway,
} from './gateway.ts';
export type { RazorpaySettings } from './razorpay.client.ts';
export { windowOrigins } from './window-origins.ts';
