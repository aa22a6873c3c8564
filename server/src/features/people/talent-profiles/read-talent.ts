import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { type Look, lookAtTalent, type TalentRef } from './look-at-talent.ts';
import { countReading, type Reader } from './reading-limits.ts';
import { countView } from './views.queries.ts';

/** Who is asking, and from where. */
export interface Caller {
  readonly actor: Actor;
  readonly ip: string;
}

/** Who reloads a page or opens it in two tabs looked once. */
const quietMinutes = 10;

export const recordLook = (db: Database, talentId: number, recruiterId: number): Promise<void> =>
  countView(db, { talentId, recruiterId, quietMinutes });

/** Undefined for whom nothing is counted. */
function readerOf({ actor, ip }: Caller, { sight }: Look): Reader | undefined {
  if (actor.kind === 'admin' || sight === 'own' || sight === 'unlocked') return undefined;
  if (actor.kind === 'guest') return { kind: 'guest', ip };
  const kind = actor.kind === 'recruiter' && actor.verified ? 'verifiedRecruiter' : actor.kind;
  return { kind, accountId: actor.accountId, ip };
}

/** The one way to read somebody's profile: it is counted, and a recruiter who looks is written down. */
export const createTalentReader =
  ({ db, limits }: { readonly db: Database; readonly limits: Limits }) =>
  async (ref: TalentRef, caller: Caller): Promise<Look> => {
    const look = await lookAtTalent(db, ref, caller.actor);
    const reader = readerOf(caller, look);
    if (reader) await countReading(limits, reader, look.talent.id);
    if (caller.actor.kind === 'recruiter') await recordLook(db, look.talent.id, caller.actor.accountId);
    return look;
  };
