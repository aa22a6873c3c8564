import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Limit, Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { type TalentRef, type TalentView, viewTalent } from './find-talent.ts';
import { countView } from './views.queries.ts';

const daySeconds = 24 * 60 * 60;
const perDay = (max: number): Limit => ({ max, seconds: daySeconds });

/**
 * How many different profiles can be read per day. The same one again is free, and so are one's own and
 * unlocked ones. Offices and mobile networks share an address, so the limits of members per address are wide.
 */
export const readingLimits = {
  /** Without an account, per address. */
  guest: perDay(300),
  talent: perDay(200),
  recruiter: perDay(400),
  verifiedRecruiter: perDay(1000),
  /** All members of one address. */
  network: perDay(4000),
} as const;

export type ProfileReader =
  | { readonly kind: 'guest'; readonly ip: string }
  | {
      readonly kind: 'talent' | 'recruiter' | 'verifiedRecruiter';
      readonly accountId: number;
      readonly ip: string;
    };

/** Counts a profile for its reader and throws above the limit, across all nodes. */
export async function countReading(limits: Limits, reader: ProfileReader, talentId: number): Promise<void> {
  const network = networkOf(reader.ip);
  if (reader.kind === 'guest') {
    return limits.countDistinct({
      key: `profiles:guest:${network}`,
      thing: talentId,
      limit: readingLimits.guest,
    });
  }
  const { accountId, kind } = reader;
  return limits.countDistinct(
    { key: `profiles:account:${accountId}`, thing: talentId, limit: readingLimits[kind] },
    {
      key: `profiles:network:${network}`,
      thing: `${accountId}:${talentId}`,
      limit: readingLimits.network,
    },
  );
}

/** The caller and their address. */
export interface Caller {
  readonly actor: Actor;
  readonly ip: string;
}

/** Reloading a page or opening it in two tabs counts once. */
const quietMinutes = 10;

export const recordProfileVisit = (db: Database, talentId: number, recruiterId: number): Promise<void> =>
  countView(db, { talentId, recruiterId, quietMinutes });

/** Undefined when nothing is counted. */
function readerOf({ actor, ip }: Caller, { access }: TalentView): ProfileReader | undefined {
  if (actor.kind === 'admin' || access === 'own' || access === 'unlocked') return undefined;
  if (actor.kind === 'guest') return { kind: 'guest', ip };
  const kind = actor.kind === 'recruiter' && actor.verified ? 'verifiedRecruiter' : actor.kind;
  return { kind, accountId: actor.accountId, ip };
}

/** Every profile is read through here, so it is counted and a recruiter's visit is recorded. */
export const createTalentReader =
  ({ db, limits }: { readonly db: Database; readonly limits: Limits }) =>
  async (ref: TalentRef, caller: Caller): Promise<TalentView> => {
    const talentView = await viewTalent(db, ref, caller.actor);
    const reader = readerOf(caller, talentView);
    if (reader) await countReading(limits, reader, talentView.talent.id);
    if (caller.actor.kind === 'recruiter')
      await recordProfileVisit(db, talentView.talent.id, caller.actor.accountId);
    return talentView;
  };
