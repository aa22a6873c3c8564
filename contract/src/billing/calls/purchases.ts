// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../purchases.ts';

export const getCreditOffers: Call<typeof endpoints.getCreditOffers> = { method: 'GET', path: '/v1/credit-offers' };
export const buyCredits: Call<typeof endpoints.buyCredits> = { method: 'POST', path: '/v1/credit-purchases' };
export const listPurchases: Call<typeof endpoints.listPurchases> = { method: 'GET', path: '/v1/credit-purchases' };
export const getPurchase: Call<typeof endpoints.getPurchase> = { method: 'GET', path: '/v1/credit-purchases/{id}' };
export const confirmPurchase: Call<typeof endpoints.confirmPurchase> = { method: 'POST', path: '/v1/credit-purchases/{id}/payment' };
export const retryPurchase: Call<typeof endpoints.retryPurchase> = { method: 'POST', path: '/v1/credit-purchases/{id}/retry' };
export const cancelPurchase: Call<typeof endpoints.cancelPurchase> = { method: 'DELETE', path: '/v1/credit-purchases/{id}' };
export const getInvoice: Call<typeof endpoints.getInvoice> = { method: 'GET', path: '/v1/credit-purchases/{id}/invoice' };
export const getSubscription: Call<typeof endpoints.getSubscription> = { method: 'GET', path: '/v1/recruiter/{id}/subscription' };
export const changeSubscription: Call<typeof endpoints.changeSubscription> = { method: 'PATCH', path: '/v1/recruiter/{id}/subscription' };
export const razorpayWebhook: Call<typeof endpoints.razorpayWebhook> = { method: 'POST', path: '/v1/payments/razorpay' };
export const payLocally: Call<typeof endpoints.payLocally> = { method: 'POST', path: '/v1/local-gateway/orders/{id}' };
