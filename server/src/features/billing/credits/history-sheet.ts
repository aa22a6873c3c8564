import { type CreditEntry, changeTypes } from '@callboard/contract/billing/credits';
import { toCsv } from '../../../platform/csv/csv.ts';

const names = new Map<number, string>([
  [changeTypes.bonus, 'Bonus'],
  [changeTypes.purchase, 'Purchase'],
  [changeTypes.unlock, 'Unlock'],
  [changeTypes.refund, 'Refund'],
  [changeTypes.adjustment, 'Adjustment'],
  [changeTypes.expiry, 'Expiry'],
  [changeTypes.referral, 'Referral'],
]);

/** 2026-11-14 11:02, which every spreadsheet reads as a moment. */
const momentInIndia = (instant: string) =>
  new Date(instant).toLocaleString('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  });

const planNames = { studio: 'Studio plan', agency: 'Agency plan' } as const;

const subjectOf = ({ talent, purchase, plan, note }: CreditEntry) => {
  if (talent) return talent.name;
  if (plan) return `${planNames[plan.name]}, ${plan.month.slice(0, 7)}`;
  if (purchase) return `Pack of ${purchase.credits}`;
  return note ?? '';
};

const rupees = (paise: number) => (paise / 100).toFixed(2);

const heading = [
  'Date and time (India)',
  'Change',
  'For',
  'Character',
  'Project',
  'Invoice',
  'Total in rupees',
  'Note',
  'Credits',
  'Balance',
];

/** The ledger for a spreadsheet, as its page shows it. */
export const toHistorySheet = (entries: readonly CreditEntry[]): string =>
  toCsv([
    heading,
    ...entries.map((entry) => [
      momentInIndia(entry.createdAt),
      names.get(entry.changeType) ?? null,
      subjectOf(entry),
      entry.character?.name ?? null,
      entry.character?.project_title ?? null,
      entry.purchase?.invoice_number ?? null,
      entry.purchase ? rupees(entry.purchase.total_paise) : null,
      entry.note,
      entry.credits,
      entry.balance,
    ]),
  ]);
