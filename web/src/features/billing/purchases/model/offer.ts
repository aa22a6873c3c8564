import { type Tax, taxOn, totalOf } from '@callboard/contract/billing/money';
import type { PackSize, PaidPlan, Purchase } from '@callboard/contract/billing/purchases';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatMonth } from '../../../../shared/lib/format/months.ts';

/** 100 credits; Studio plan, November 2026. */
export function describePurchase(t: TFunction<'billing'>, { plan, month, credits }: Purchase): string {
  if (plan === null) return t('goods.pack', { credits: formatCount(credits) });
  const name = t(`goods.${plan}`);
  return month
    ? t('goods.planMonth', { plan: name, month: formatMonth(month) })
    : t('goods.plan', { plan: name });
}

export const describeOffer = (t: TFunction<'billing'>, offer: Offer): string =>
  offer.kind === 'pack'
    ? t('goods.pack', { credits: formatCount(offer.credits) })
    : t('goods.plan', { plan: t(`goods.${offer.plan}`) });

export interface Price extends Tax {
  readonly net_paise: number;
  readonly total_paise: number;
}

/** Calculated as the server does, from the buyer's state. */
export function priceFor(net_paise: number, stateCode: string | null): Price {
  const tax = taxOn(net_paise, stateCode);
  return { net_paise, ...tax, total_paise: totalOf(net_paise, tax) };
}

export type Offer =
  | { readonly kind: 'pack'; readonly credits: PackSize; readonly net_paise: number }
  | {
      readonly kind: 'plan';
      readonly plan: PaidPlan;
      /** Per month. */
      readonly credits: number;
      readonly net_paise: number;
      /** The plan this one replaces. */
      readonly replaces?: PaidPlan | undefined;
    };

export const offerKey = (offer: Offer): string =>
  offer.kind === 'pack' ? `pack-${offer.credits}` : `plan-${offer.plan}`;
