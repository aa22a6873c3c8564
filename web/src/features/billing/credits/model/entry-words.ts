import {
  type ChangeTypeName,
  type CreditEntry,
  planCreditsLastDays,
} from '@callboard/contract/billing/credits';
import { answerWithinDays, awayAfterDays } from '@callboard/contract/casting/unlocking';
import type { TFunction } from 'i18next';
import { formatMonthName } from '../../../../shared/lib/format/months.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { kindOf } from './change-kinds.ts';

export interface EntryWords {
  readonly title: string;
  readonly detail: string;
}

type Say = (entry: CreditEntry, t: TFunction<'credits'>) => EntryWords;

const planMonth = ({ name, month }: NonNullable<CreditEntry['plan']>, t: TFunction<'credits'>) =>
  t('entry.planMonth', { plan: t(`plans.${name}`), month: formatMonthName(month) });

const talentName = ({ talent }: CreditEntry, t: TFunction<'credits'>) =>
  talent?.name ?? t('entry.closedTalent');

/** What each kind of change was about, from the facts of its entry. */
const words: Record<ChangeTypeName, Say> = {
  unlock: (entry, t) => ({
    title: talentName(entry, t),
    detail: entry.character
      ? t('entry.forPart', { name: entry.character.name, project: entry.character.project_title })
      : t('entry.forGood'),
  }),
  refund: (entry, t) => ({
    title: talentName(entry, t),
    detail:
      entry.note ??
      (entry.talent
        ? t('entry.returned', { answer: answerWithinDays, away: awayAfterDays })
        : t('entry.returnedSimply')),
  }),
  purchase: ({ purchase, note }, t) => {
    if (!purchase) return { title: t('entry.packSome'), detail: note ?? '' };
    const total = formatRupees(purchase.total_paise);
    return {
      title: t('entry.pack', { credits: purchase.credits }),
      detail: purchase.invoice_number
        ? t('entry.invoice', { number: purchase.invoice_number, total })
        : t('entry.paid', { total }),
    };
  },
  bonus: ({ plan, note }, t) => {
    if (plan) return { title: planMonth(plan, t), detail: t('entry.monthly') };
    if (note !== null) return { title: t('entry.bonus'), detail: note };
    return { title: t('entry.verified'), detail: t('entry.welcome') };
  },
  referral: ({ note }, t) => ({ title: t('entry.referral'), detail: note ?? t('entry.referralWhy') }),
  adjustment: ({ purchase, note }, t) =>
    purchase
      ? {
          title: t('entry.refundedPack', { credits: purchase.credits }),
          detail: note ?? t('entry.creditNote'),
        }
      : { title: t('entry.adjustment'), detail: note ?? t('entry.adjustmentWhy') },
  expiry: ({ plan }, t) => ({
    title: plan ? planMonth(plan, t) : t('entry.expired'),
    detail: t('entry.unused', { days: planCreditsLastDays }),
  }),
};

export const entryWords: Say = (entry, t) => words[kindOf(entry.changeType)](entry, t);
