import { type CreditEntry, lowBalance } from '@callboard/contract/billing/credits';
import type { sumLots } from './balance.queries.ts';
import type { EntryRow } from './history.queries.ts';

const toTalent = (row: EntryRow, fileUrl: string | null): CreditEntry['talent'] =>
  row.talent_id === null
    ? null
    : {
        user_id: row.talent_id,
        userUniqueId: row.is_closed ? null : row.public_id,
        name: `${row.first_name} ${row.last_name}`.trim(),
        file_url: fileUrl,
      };

const toPurchase = (row: EntryRow): CreditEntry['purchase'] =>
  row.purchase_id === null || row.purchase_credits === null || row.total_paise === null
    ? null
    : {
        id: row.purchase_id,
        credits: row.purchase_credits,
        total_paise: row.total_paise,
        invoice_number: row.invoice_number,
      };

const toPlan = ({ plan, plan_month: month }: EntryRow): CreditEntry['plan'] =>
  (plan === 'studio' || plan === 'agency') && month !== null ? { name: plan, month } : null;

export const toCreditEntry = (row: EntryRow, fileUrl: string | null): CreditEntry => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  changeType: row.change_type,
  credits: row.credits,
  balance: row.balance,
  talent: toTalent(row, fileUrl),
  character:
    row.character === null || row.project === null
      ? null
      : { name: row.character, project_title: row.project },
  purchase: toPurchase(row),
  plan: toPlan(row),
  note: row.note ?? (row.newcomer === null ? null : `${row.newcomer} joined`),
});

export const toBalance = ({
  credits,
  next_credits,
  next_at,
}: Pick<Awaited<ReturnType<typeof sumLots>>, 'credits' | 'next_credits' | 'next_at'>) => ({
  credits,
  next_expiry:
    next_credits === null || next_at === null ? null : { credits: next_credits, at: next_at.toISOString() },
  is_low: credits <= lowBalance,
});
