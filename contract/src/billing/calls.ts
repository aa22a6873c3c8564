// Method and path of every endpoint of this area, written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../endpoint.ts';
import type * as billingDetails from './billing-details.ts';
import type * as credits from './credits.ts';
import type * as purchases from './purchases.ts';

export const getBillingDetails: Call<typeof billingDetails.getBillingDetails> = { method: 'GET', path: '/v1/recruiter/{id}/billing-details' };
export const changeBillingDetails: Call<typeof billingDetails.changeBillingDetails> = { method: 'PUT', path: '/v1/recruiter/{id}/billing-details' };
export const getUnlockBalance: Call<typeof credits.getUnlockBalance> = { method: 'GET', path: '/v1/recruiter/recruiter-unlock-balance/{id}' };
export const getCreditSummary: Call<typeof credits.getCreditSummary> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-unlocked-count' };
export const listCreditEntries: Call<typeof credits.listCreditEntries> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-history/list' };
export const exportCreditEntries: Call<typeof credits.exportCreditEntries> = { method: 'GET', path: '/v1/recruiter-balance-history/balance-history/export' };
export const getCreditOffers: Call<typeof purchases.getCreditOffers> = { method: 'GET', path: '/v1/credit-offers' };
export const buyCredits: Call<typeof purchases.buyCredits> = { method: 'POST', path: '/v1/credit-purchases' };
export const listPurchases: Call<typeof purchases.listPurchases> = { method: 'GET', path: '/v1/credit-purchases' };
export const getPurchase: Call<typeof purchases.getPurchase> = { method: 'GET', path: '/v1/credit-purchases/{id}' };
export const confirmPurchase: Call<typeof purchases.confirmPurchase> = { method: 'POST', path: '/v1/credit-purchases/{id}/payment' };
export const retryPurchase: Call<typeof purchases.retryPurchase> = { method: 'POST', path: '/v1/credit-purchases/{id}/retry' };
export const cancelPurchase: Call<typeof purchases.cancelPurchase> = { method: 'DELETE', path: '/v1/credit-purchases/{id}' };
export const getInvoice: Call<typeof purchases.getInvoice> = { method: 'GET', path: '/v1/credit-purchases/{id}/invoice' };
export const getSubscription: Call<typeof purchases.getSubscription> = { method: 'GET', path: '/v1/recruiter/{id}/subscription' };
export const changeSubscription: Call<typeof purchases.changeSubscription> = { method: 'PATCH', path: '/v1/recruiter/{id}/subscription' };
export const razorpayWebhook: Call<typeof purchases.razorpayWebhook> = { method: 'POST', path: '/v1/payments/razorpay' };
export const payLocally: Call<typeof purchases.payLocally> = { method: 'POST', path: '/v1/local-gateway/orders/{id}' };
