import { moment } from './calendar.ts';
import type { Random } from './random.ts';
import type { AccountRow } from './rows.ts';

interface Holder {
  readonly id: number;
  readonly kind: AccountRow['kind'];
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly joinedDaysAgo: number;
  readonly seenDaysAgo: number;
  /** The referral code they signed up with. */
  readonly referredBy?: string | undefined;
}

/** Only the three demo sign-ins get a password, from the loader. */
export function accountOf(holder: Holder, today: Date, random: Random): AccountRow {
  const joined = moment(today, -holder.joinedDaysAgo);
  const verifiesMobile = random.chance(0.8);
  return {
    id: holder.id,
    public_id: random.uuid(),
    kind: holder.kind,
    first_name: holder.firstName,
    last_name: holder.lastName,
    email: holder.email,
    email_verified_at: joined,
    mobile: holder.mobile,
    mobile_verified_at: holder.mobile !== null && verifiesMobile ? joined : null,
    password_hash: null,
    referred_by: holder.referredBy ?? null,
    is_demo: true,
    whatsapp_updates: random.child('whatsapp').chance(0.6),
    last_active_at: moment(today, -holder.seenDaysAgo),
    created_at: joined,
    updated_at: joined,
  };
}
