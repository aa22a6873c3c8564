import type { PackSize, PaidPlan } from '@callboard/contract/billing/purchases';

/** What can be bought. */
export type Offer =
  | { readonly kind: 'pack'; readonly credits: PackSize; readonly net_paise: number }
  | {
      readonly kind: 'plan';
      readonly plan: PaidPlan;
      /** Each month. */
      readonly credits: number;
      readonly net_paise: number;
      /** The plan that ends when this one begins. */
      readonly replaces?: PaidPlan | undefined;
    };

export const nameOf = (offer: Offer): string =>
  offer.kind === 'pack' ? `pack-${offer.credits}` : `plan-${offer.plan}`;
