import type { Limit, Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';

const aDay = 24 * 60 * 60;
const perDay = (max: number): Limit => ({ max, seconds: aDay });

/**
 * How many different profiles can be read in a day; the same one again is free, and so are one's own and those one
 * has unlocked. Offices and whole mobile networks share an address, so those of members are wide.
 */
export const readingLimits = {
  /** Without an account, by address. */
  guest: perDay(300),
  talent: perDay(200),
  recruiter: perDay(400),
  verifiedRecruiter: perDay(1000),
  /** All members behind one address. */
  network: perDay(4000),
} as const;

export type Reader =
  | { readonly kind: 'guest'; readonly ip: string }
  | {
      readonly kind: 'talent' | 'recruiter' | 'verifiedRecruiter';
      readonly accountId: number;
      readonly ip: string;
    };

/** Counts a profile for the one who reads it and refuses one too many, on all nodes together. */
export async function countReading(limits: Limits, reader: Reader, talentId: number): Promise<void> {
  const network = networkOf(reader.ip);
  if (reader.kind === 'guest') {
    return limits.takeDistinct({
      key: `profiles:guest:${network}`,
      thing: talentId,
      limit: readingLimits.guest,
    });
  }
  const { accountId, kind } = reader;
  return limits.takeDistinct(
    { key: `profiles:account:${accountId}`, thing: talentId, limit: readingLimits[kind] },
    {
      key: `profiles:network:${network}`,
      thing: `${accountId}:${talentId}`,
      limit: readingLimits.network,
    },
  );
}
