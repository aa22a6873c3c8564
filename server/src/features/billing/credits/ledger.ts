import { changeTypes } from '@callboard/contract/billing/credits';
import type { Database } from '../../../platform/db/database.ts';
import { lockRecruiter } from '../../people/person-summaries/index.ts';
import * as queries from './ledger.queries.ts';

interface CreditGrant {
  readonly recruiterId: number;
  /** Of the contract's changeTypes. */
  readonly changeType: number;
  readonly credits: number;
  readonly source: queries.CreditSource;
  /** What it is for: the same cause gives nothing a second time. */
  readonly cause: string;
  /** Left out: they never end. */
  readonly expiresAt?: Date | undefined;
  readonly plan?: 'studio' | 'agency' | undefined;
  /** The first day of the month that a plan gives credits for. */
  readonly planMonth?: string | undefined;
  readonly note?: string | undefined;
}

interface Reclaim {
  readonly recruiterId: number;
  readonly lotId: string;
  readonly atMost: number;
  readonly cause: string;
  readonly note: string;
}

interface UnlockCharge {
  readonly recruiterId: number;
  readonly talentId: number;
}

/**
 * From here to the end of the transaction nobody else moves credits of this recruiter. What has ended is
 * written off first, so that the balance is what can be used.
 */
export async function lockCredits(trx: Database, recruiterId: number): Promise<void> {
  // Whoever moves credits of this recruiter waits here for whoever does so already.
  await lockRecruiter(trx, recruiterId);
  for (const lot of await queries.listExpired(trx, recruiterId)) {
    await queries.insertEntry(trx, {
      recruiter_id: recruiterId,
      lot_id: lot.id,
      change_type: changeTypes.expiry,
      credits: -lot.unspent,
      cause: `expiry:${lot.id}`,
    });
  }
}

/** Undefined when credits were given before under this cause. */
export async function giveCredits(
  trx: Database,
  grant: CreditGrant,
): Promise<{ lotId: string; balance: number } | undefined> {
  const { recruiterId, cause } = grant;
  await lockCredits(trx, recruiterId);
  if (await queries.hasCause(trx, recruiterId, cause)) return undefined;
  const lotId = await queries.insertLot(trx, {
    recruiter_id: recruiterId,
    source: grant.source,
    expires_at: grant.expiresAt ?? null,
  });
  const { balance } = await queries.insertEntry(trx, {
    recruiter_id: recruiterId,
    lot_id: lotId,
    change_type: grant.changeType,
    credits: grant.credits,
    cause,
    plan: grant.plan ?? null,
    plan_month: grant.planMonth ?? null,
    note: grant.note ?? null,
  });
  return { lotId: String(lotId), balance };
}

/** Takes what is unspent out of one lot, and says how many that were. Once for each cause. */
export async function reclaimCredits(trx: Database, reclaim: Reclaim): Promise<number> {
  const { recruiterId, cause, note } = reclaim;
  await lockCredits(trx, recruiterId);
  const lot = await queries.findLot(trx, recruiterId, Number(reclaim.lotId));
  const credits = Math.min(lot?.unspent ?? 0, reclaim.atMost);
  if (!lot || credits <= 0 || (await queries.hasCause(trx, recruiterId, cause))) return 0;
  await queries.insertEntry(trx, {
    recruiter_id: recruiterId,
    lot_id: lot.id,
    change_type: changeTypes.adjustment,
    credits: -credits,
    cause,
    note,
  });
  return credits;
}

/** Pays for an unlock. Undefined when there is nothing to pay with; then nothing was written. */
export async function spendOnUnlock(
  trx: Database,
  charge: UnlockCharge,
): Promise<{ entryId: number; balance: number } | undefined> {
  const entry = await queries.spendOne(trx, charge);
  return entry && { entryId: entry.id, balance: entry.balance };
}

/** The credit goes back to where it came from, or begins anew if that has ended. False when it came back before. */
export async function refundUnlock(trx: Database, charge: UnlockCharge): Promise<boolean> {
  const { recruiterId, talentId } = charge;
  await lockCredits(trx, recruiterId);
  const cause = `unlock-refund:${talentId}`;
  const lot = await queries.findSpentLot(trx, charge);
  if (!lot || (await queries.hasCause(trx, recruiterId, cause))) return false;
  const newLot = { recruiter_id: recruiterId, source: 'house', expires_at: null } as const;
  await queries.insertEntry(trx, {
    recruiter_id: recruiterId,
    lot_id: lot.has_ended ? await queries.insertLot(trx, newLot) : lot.id,
    change_type: changeTypes.refund,
    credits: 1,
    cause,
    talent_id: talentId,
  });
  return true;
}

/** What can be used now. */
export const creditsLeft = (db: Database, recruiterId: number): Promise<number> =>
  queries.sumUsable(db, recruiterId);
