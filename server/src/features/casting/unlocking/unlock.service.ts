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
import { findVisibleTalent } from '../../people/talent-profiles/index.ts';
import { availabilityAsked, canCheckAvailability, checkAvailability } from '../availability-checks/index.ts';
import { lockCastableCharacter } from '../projects/index.ts';
import * as queries from './unlock.queries.ts';
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
  { start_date, end_date }: UnlockInput,
) {
  if (start_date === undefined || end_date === undefined) return undefined;
  if (!(await canCheckAvailability(trx, pair))) return undefined;
  return checkAvailability(trx, { ...pair, startsOn: start_date, endsOn: end_date });
}

export function createUnlocking({ db, events, limits }: UnlockingOptions) {
  const charge = async (trx: Database, actor: Actor, pair: queries.Pair, characterId: number | undefined) => {
    await findVisibleTalent(trx, pair.talentId, actor);
    if (characterId !== undefined && !(await lockCastableCharacter(trx, pair.recruiterId, characterId))) {
      throw characterNotFound();
    }
    const paid = await spendOnUnlock(trx, pair);
    if (!paid) throw new ProblemError('NO_CREDITS');
    if (paid.balance === lowBalance) {
      await events.record(trx, creditsLow, { recruiterId: pair.recruiterId, credits: paid.balance });
    }
    return queries.insertUnlock(trx, {
      ...pair,
      entryId: paid.entryId,
      characterId: characterId ?? null,
      awayAfterDays,
    });
  };

  /** For a talent who is already unlocked. */
  const checkUnlocked = async (trx: Database, pair: queries.Pair, input: UnlockInput) => {
    const question = await addAvailabilityCheck(trx, pair, input);
    if (question?.isNew) await events.record(trx, availabilityAsked, { ...pair, questionId: question.id });
    return question;
  };

  const unlockNow = async (trx: Database, actor: Actor, pair: queries.Pair, input: UnlockInput) => {
    const unlocked_at = await charge(trx, actor, pair, input.characterId);
    const question = await addAvailabilityCheck(trx, pair, input);
    await events.record(trx, talentUnlocked, { ...pair, ...(question && { questionId: question.id }) });
    return { unlocked_at, question };
  };

  return {
    /** Idempotent: retries and concurrent requests charge once and get the same answer. */
    async unlock(actor: Actor, input: UnlockInput) {
      const pair = { recruiterId: memberOf(actor).accountId, talentId: input.talentId };
      if (input.start_date !== undefined && input.start_date < todayInIndia()) {
        throw invalidField('start_date', 'Choose today or a later date');
      }
      await limits.take(`unlocks:${pair.recruiterId}`, unlocksPerHour);
      return db.transaction().execute(async (trx) => {
        await lockCredits(trx, pair.recruiterId);
        const existing = await queries.findUnlock(trx, pair);
        const { unlocked_at, question } = existing
          ? { ...existing, question: await checkUnlocked(trx, pair, input) }
          : await unlockNow(trx, actor, pair, input);
        return {
          talentId: pair.talentId,
          isUnlocked: true as const,
          unlocked_at: unlocked_at.toISOString(),
          available_id: question?.id ?? null,
          credits: await creditsLeft(trx, pair.recruiterId),
        };
      });
    },
  };
}
export type Unlocking = ReturnType<typeof createUnlocking>;
