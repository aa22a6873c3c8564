// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../purchases.ts';

export const getCreditOffers: Call<typeof from.getCreditOffers> = { method: 'GET', path: '/v1/credit-offers' };
export const buyCredits: Call<typeof from.buyCredits> = { method: 'POST', path: '/v1/credit-purchases' };
export const listPurchases: Call<typeof from.listPurchases> = { method: 'GET', path: '/v1/credit-purchases' };
export const getPurchase: Call<typeof from.getPurchase> = { method: 'GET', path: '/v1/credit-purchases/{id}' };
export const confirmPurchase: Call<typeof from.confirmPurchase> = { method: 'POST', path: '/v1/credit-purchases/{id}/payment' };
export const retryPurchase: Call<typeof from.retryPurchase> = { method: 'POST', path: '/v1/credit-purchases/{id}/retry' };
export const cancelPurchase: Call<typeof from.cancelPurchase> = { method: 'DELETE', path: '/v1/credit-purchases/{id}' };
export const getInvoice: Call<typeof from.getInvoice> = { method: 'GET', path: '/v1/credit-purchases/{id}/invoice' };
export const getSubscription: Call<typeof from.getSubscription> = { method: 'GET', path: '/v1/recruiter/{id}/subscription' };
export const changeSubscription: Call<typeof from.changeSubscription> = { method: 'PATCH', path: '/v1/recruiter/{id}/subscription' };
export const razorpayWebhook: Call<typeof from.razorpayWebhook> = { method: 'POST', path: '/v1/payments/razorpay' };
export const payLocally: Call<typeof from.payLocally> = { method: 'POST', path: '/v1/local-gateway/orders/{id}' };
