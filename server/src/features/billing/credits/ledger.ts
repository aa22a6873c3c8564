import { changeTypes } from '@callboard/contract/billing/credits';
import type { Database } from '../../../platform/db/database.ts';
import { lockRecruiter } from '../../people/person-summaries/index.ts';
import * as queries from './ledger.queries.ts';

interface CreditGrant {
  readonly recruiterId: number;
  /** One of changeTypes in the contract. */
  readonly changeType: number;
  readonly credits: number;
  readonly source: queries.CreditSource;
  /** Makes it idempotent: a cause grants credits once. */
  readonly cause: string;
  /** Undefined means they never expire. */
  readonly expiresAt?: Date | undefined;
  readonly plan?: 'studio' | 'agency' | undefined;
  /** The first day of the plan's month. */
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
 * Locks this recruiter's credits until the transaction ends. Writes off expired lots first, so the balance
 * is what can be used.
 */
export async function lockCredits(trx: Database, recruiterId: number): Promise<void> {
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

/** Undefined when this cause has granted credits before. */
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

/** Removes unspent credits from one lot and returns how many. Once per cause. */
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

/** Undefined when there are no credits; then nothing is written. */
export async function spendOnUnlock(
  trx: Database,
  charge: UnlockCharge,
): Promise<{ entryId: number; balance: number } | undefined> {
  const entry = await queries.spendOne(trx, charge);
  return entry && { entryId: entry.id, balance: entry.balance };
}

/**
 * Goes back to the lot it came from, or to a new one if that has expired. False when it was refunded
 * before.
 */
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

export const creditsLeft = (db: Database, recruiterId: number): Promise<number> =>
  queries.sumUsable(db, recruiterId);
