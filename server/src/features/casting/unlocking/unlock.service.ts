import { lowBalance } from '@callboard/contract/billing/credits';
import { awayAfterDays, type unlockTalent } from '@callboard/contract/casting/unlocking';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { creditsLeft, creditsLow, lockCredits, spendOnUnlock } from '../../billing/credits/index.ts';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { findVisibleTalent } from '../../people/talent-profiles/index.ts';
import { availabilityAsked, canCheckAvailability, checkAvailability } from '../availability-checks/index.ts';
import { recordActivity } from '../project-access/index.ts';
import { lockCastableCharacter } from '../projects/index.ts';
import * as queries from './unlock.queries.ts';
import { findExisting, findPayer, isForOwner, type Payer, requireWithinLimit } from './unlock-payer.ts';
import { talentUnlocked } from './unlocking.events.ts';

const unlocksPerHour = { max: 600, seconds: 60 * 60 };

interface UnlockingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Pick<Limits, 'take'>;
}

type UnlockInput = Parsed<typeof unlockTalent>['body'];

const characterNotFound = () => {
  const message = 'Choose a character you’re casting';
  return new ProblemError('NOT_FOUND', {
    detail: `characterId: ${message}`,
    errors: [{ field: 'characterId', message }],
  });
};

async function addAvailabilityCheck(
  trx: Database,
  pair: queries.Pair,
  { start_date, end_date, characterId }: UnlockInput,
) {
  if (start_date === undefined || end_date === undefined) return undefined;
  if (!(await canCheckAvailability(trx, pair))) return undefined;
  return checkAvailability(trx, { ...pair, startsOn: start_date, endsOn: end_date, characterId });
}

/** A line for the team of the project. */
async function recordForTeam(trx: Database, { accountId, pair, access, characterId }: Payer) {
  if (!access) return;
  const name = fullNameOf(await queries.findNames(trx, pair.talentId));
  const kind = 'talent_unlocked';
  await recordActivity(trx, {
    projectId: access.project_id,
    actorId: accountId,
    kind,
    characterId,
    personId: pair.talentId,
    values: { name },
  });
}

export function createUnlocking({ db, events, limits }: UnlockingOptions) {
  const charge = async (trx: Database, actor: Actor, payer: Payer) => {
    const { pair, characterId, accountId } = payer;
    await findVisibleTalent(trx, pair.talentId, actor);
    if (characterId !== undefined && !(await lockCastableCharacter(trx, pair.recruiterId, characterId))) {
      throw characterNotFound();
    }
    await requireWithinLimit(trx, payer);
    const paid = await spendOnUnlock(trx, pair);
    if (!paid) throw new ProblemError('NO_CREDITS');
    if (paid.balance === lowBalance) {
      await events.record(trx, creditsLow, { recruiterId: pair.recruiterId, credits: paid.balance });
    }
    return queries.insertUnlock(trx, {
      ...pair,
      entryId: paid.entryId,
      characterId: characterId ?? null,
      madeBy: isForOwner(payer) ? accountId : null,
      awayAfterDays,
    });
  };

  /** For a talent who is already unlocked. */
  const checkUnlocked = async (trx: Database, pair: queries.Pair, input: UnlockInput) => {
    // The character has not been checked, as nothing is charged.
    const question = await addAvailabilityCheck(trx, pair, { ...input, characterId: undefined });
    if (question?.isNew) await events.record(trx, availabilityAsked, { ...pair, questionId: question.id });
    return question;
  };

  const unlockNow = async (trx: Database, actor: Actor, payer: Payer, input: UnlockInput) => {
    const { pair } = payer;
    const unlocked_at = await charge(trx, actor, payer);
    const question = await addAvailabilityCheck(trx, pair, input);
    await events.record(trx, talentUnlocked, { ...pair, ...(question && { questionId: question.id }) });
    await recordForTeam(trx, payer);
    return { unlocked_at, question };
  };

  return {
    /** Idempotent: retries and concurrent requests charge once and get the same answer. */
    async unlock(actor: Actor, input: UnlockInput) {
      const { accountId } = memberOf(actor);
      if (input.start_date !== undefined && input.start_date < todayInIndia()) {
        throw invalidField('start_date', 'Choose today or a later date');
      }
      await limits.take(`unlocks:${accountId}`, unlocksPerHour);
      return db.transaction().execute(async (trx) => {
        const payer = await findPayer(trx, actor, input);
        await lockCredits(trx, payer.pair.recruiterId);
        const existing = await findExisting(trx, payer);
        const { unlocked_at, question } = existing
          ? { ...existing, question: await checkUnlocked(trx, existing.pair, input) }
          : await unlockNow(trx, actor, payer, input);
        return {
          talentId: input.talentId,
          isUnlocked: true as const,
          unlocked_at: unlocked_at.toISOString(),
          available_id: question?.id ?? null,
          // The owner's balance is theirs alone.
          credits: await creditsLeft(trx, accountId),
        };
      });
    },
  };
}
export type Unlocking = ReturnType<typeof createUnlocking>;
