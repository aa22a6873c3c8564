import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type CharacterAccess, findCharacterAccess, hasRight } from '../project-access/index.ts';
import { countMadeOn, findUnlock, type Pair } from './unlock.queries.ts';

/** Whose credit an unlock spends: one's own, or the owner's where a colleague unlocks for a project. */
export interface Payer {
  readonly accountId: number;
  readonly pair: Pair;
  readonly characterId: number | undefined;
  /** Undefined without a character of a project one is on. */
  readonly access: CharacterAccess | undefined;
}

interface Wanted {
  readonly talentId: number;
  readonly characterId?: number | undefined;
}

const missing = (detail: string) => new ProblemError('PROJECT_RIGHT_MISSING', { detail });

export const isForOwner = ({ accountId, pair }: Payer): boolean => pair.recruiterId !== accountId;

/** Throws when the role of the caller does not include unlocking. */
export async function findPayer(
  trx: Database,
  actor: Actor,
  { talentId, characterId }: Wanted,
): Promise<Payer> {
  const { accountId } = memberOf(actor);
  const access =
    characterId === undefined ? undefined : await findCharacterAccess(trx, accountId, characterId);
  if (access && !hasRight(access.role, 'unlock')) throw new ProblemError('PROJECT_RIGHT_MISSING');
  const pair = { recruiterId: access?.owner_id ?? accountId, talentId };
  return { accountId, pair, characterId, access };
}

/** The unlock there is already. With the owner's credits locked. */
export async function findExisting(trx: Database, payer: Payer) {
  const { accountId, pair, access } = payer;
  const paid = await findUnlock(trx, pair);
  if (!isForOwner(payer)) return paid && { ...paid, pair };
  if (paid && paid.project_id === access?.project_id) return { ...paid, pair };
  const ownPair = { ...pair, recruiterId: accountId };
  const own = await findUnlock(trx, ownPair);
  if (own) return { ...own, pair: ownPair };
  if (paid) {
    const owner = access?.owner_name ?? '';
    throw new ProblemError('CONFLICT', {
      detail: `${owner} unlocked this talent outside this project. Ask ${owner} for the contact details.`,
    });
  }
  return undefined;
}

/** Read again with the owner's credits locked, so that unlocks at the same time never pass the limit. */
export async function requireWithinLimit(trx: Database, payer: Payer): Promise<void> {
  if (!isForOwner(payer) || payer.characterId === undefined) return;
  const access = await findCharacterAccess(trx, payer.accountId, payer.characterId);
  if (!access) throw new ProblemError('NOT_FOUND');
  if (!hasRight(access.role, 'unlock')) throw new ProblemError('PROJECT_RIGHT_MISSING');
  const { owner_name: owner, owner_is_active, unlock_limit } = access;
  if (!owner_is_active) throw missing(`${owner} can’t spend credits right now.`);
  const limit = unlock_limit ?? 0;
  if (limit === 0) throw missing(`${owner} hasn’t given you credits for this project.`);
  if ((await countMadeOn(trx, access.project_id, payer.accountId)) >= limit) {
    throw missing(`You’ve used all ${limit} credits for this project. Ask ${owner} for more.`);
  }
}
