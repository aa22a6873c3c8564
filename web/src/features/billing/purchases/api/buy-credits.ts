import { buyCredits, type Purchase } from '@callboard/contract/billing/purchases';
import { api } from '../../../../shared/lib/api.ts';
import type { Offer } from '../model/offer.ts';

/** Begins a purchase; sent again with the same client id it is the same one. */
export const sendPurchase = (offer: Offer, clientId: string): Promise<Purchase> =>
  api(buyCredits, {
    body: {
      ...(offer.kind === 'pack' ? { pack: offer.credits } : { plan: offer.plan }),
      client_id: clientId,
    },
  });
