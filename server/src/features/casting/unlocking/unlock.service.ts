import { lowBalance } from '@callboard/contract/billing/credits';
import { awayAfterDays, type unlockTalent } from '@callboard/contract/casting/unlocking';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/birth-date';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { creditsLeft, creditsLow, lockCredits, spendOnUnlock } from '../../billing/credits/index.ts';
import { findVisibleTalent } from '../../people/talent-profiles/index.ts';
import { availabilityAsked, checkAvailability, mayAsk } from '../availability-checks/index.ts';
import { lockCastable } from '../projects/index.ts';
import * as queries from './unlock.queries.ts';
import { talentUnlocked } from './unlocking.events.ts';

const unlocksPerHour = { max: 600, seconds: 60 * 60 };

interface UnlockingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Pick<Limits, 'take'>;
}

type UnlockInput = Parsed<typeof unlockTalent>['body'];

const unknownCharacter = () => {
  const message = 'Choose a character you’re casting';
  return new ProblemError('NOT_FOUND', {
    detail: `characterId: ${message}`,
    errors: [{ field: 'characterId', message }],
  });
};

/** The availability check that comes with an unlock, and whether it is asked only now. */
async function ask(trx: Database, pair: queries.Pair, { start_date, end_date }: UnlockInput) {
  if (start_date === undefined || end_date === undefined) return undefined;
  if (!(await mayAsk(trx, pair))) return undefined;
  return checkAvailability(trx, { ...pair, startsOn: start_date, endsOn: end_date });
}

export function createUnlocking({ db, events, limits }: UnlockingOptions) {
  const payFor = async (trx: Database, actor: Actor, pair: queries.Pair, characterId: number | undefined) => {
    await findVisibleTalent(trx, pair.talentId, actor);
    if (characterId !== undefined && !(await lockCastable(trx, pair.recruiterId, characterId))) {
      throw unknownCharacter();
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

  /** Whoever is unlocked already is only asked. */
  const askAgain = async (trx: Database, pair: queries.Pair, input: UnlockInput) => {
    const question = await ask(trx, pair, input);
    if (question?.isNew) await events.record(trx, availabilityAsked, { ...pair, questionId: question.id });
    return question;
  };

  const unlockNow = async (trx: Database, actor: Actor, pair: queries.Pair, input: UnlockInput) => {
    const unlocked_at = await payFor(trx, actor, pair, input.characterId);
    const question = await ask(trx, pair, input);
    await events.record(trx, talentUnlocked, { ...pair, ...(question && { questionId: question.id }) });
    return { unlocked_at, question };
  };

  return {
    /** However often and however concurrently it is sent: one charge, and the same answer each time. */
    async unlock(actor: Actor, input: UnlockInput) {
      const pair = { recruiterId: memberOf(actor).accountId, talentId: input.talentId };
      if (input.start_date !== undefined && input.start_date < todayInIndia()) {
        throw invalidField('start_date', 'Choose today or a later date');
      }
      await limits.take(`unlocks:${pair.recruiterId}`, unlocksPerHour);
      return db.transaction().execute(async (trx) => {
        await lockCredits(trx, pair.recruiterId);
        const known = await queries.findUnlock(trx, pair);
        const { unlocked_at, question } = known
          ? { ...known, question: await askAgain(trx, pair, input) }
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
