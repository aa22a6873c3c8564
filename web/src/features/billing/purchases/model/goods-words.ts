import type { Purchase } from '@callboard/contract/billing/purchases';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatMonth } from '../../../../shared/lib/format/months.ts';
import type { Offer } from './offer.ts';

/** 100 credits; Studio plan, November 2026. */
export function wordsOfPurchase(t: TFunction<'billing'>, { plan, month, credits }: Purchase): string {
  if (plan === null) return t('goods.pack', { credits: formatCount(credits) });
  const name = t(`goods.${plan}`);
  return month
    ? t('goods.planMonth', { plan: name, month: formatMonth(month) })
    : t('goods.plan', { plan: name });
}

export const wordsOfOffer = (t: TFunction<'billing'>, offer: Offer): string =>
  offer.kind === 'pack'
    ? t('goods.pack', { credits: formatCount(offer.credits) })
    : t('goods.plan', { plan: t(`goods.${offer.plan}`) });
