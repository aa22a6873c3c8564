import type { answerForDays, askForDays } from '@callboard/contract/casting/availability-checks';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/birth-date';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { markAnswered } from '../../messaging/notifications/index.ts';
import { type Answer, outcomeOf } from './answer.policy.ts';
import { availabilityAnswered, availabilityAsked } from './questions.events.ts';
import { toQuestion } from './questions.mapper.ts';
import * as queries from './questions.queries.ts';

/** In the caller's transaction: the question about these days, and whether it is asked only now. */
export async function checkAvailability(trx: Database, days: queries.AskedDays) {
  await queries.lockPair(trx, days);
  const known = await queries.findSameDays(trx, days);
  if (known) return { id: known.id, isNew: false };
  return { id: await queries.insertQuestion(trx, days), isNew: true };
}

const perRecruiter = { max: 300, seconds: 60 * 60 };
const perTalent = { max: 20, seconds: 24 * 60 * 60 };

interface QuestionsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
}

type Wish = Parsed<typeof askForDays>['body'];
type Said = Parsed<typeof answerForDays>['body'];

const refuseOtherDays = ({ starts_on, ends_on }: queries.QuestionRow, { start_date, end_date }: Said) => {
  if (start_date !== undefined && start_date !== starts_on) {
    throw invalidField('start_date', 'Must be the first day of the availability check');
  }
  if (end_date !== undefined && end_date !== ends_on) {
    throw invalidField('end_date', 'Must be the last day of the availability check');
  }
};

const needQuestion = async (trx: Database, id: number) => {
  const question = await queries.findQuestion(trx, id);
  if (!question) throw new ProblemError('NOT_FOUND');
  return question;
};

export function createQuestions({ db, events, limits }: QuestionsOptions) {
  /** In the caller's transaction: the answer counts, and both sides hear of it. */
  const settle = async (trx: Database, question: queries.QuestionRow, answer: Answer) => {
    const outcome = outcomeOf(question, answer, todayInIndia());
    if (outcome === 'late') throw new ProblemError('ALREADY_SETTLED');
    const { id: questionId, recruiter_id: recruiterId, talent_id: talentId } = question;
    await markAnswered(trx, talentId, questionId);
    if (outcome === 'same') return;
    await queries.settle(trx, questionId, answer);
    await events.record(trx, availabilityAnswered, { recruiterId, talentId, questionId, answer });
  };

  const answerWithin = async (trx: Database, talentId: number, id: number, answer: Answer, said?: Said) => {
    const question = await queries.lockAsked(trx, talentId, id);
    if (!question) throw new ProblemError('NOT_FOUND');
    if (said) refuseOtherDays(question, said);
    await settle(trx, question, answer);
  };

  return {
    async ask(actor: Actor, { talentId, start_date, end_date }: Wish) {
      const { accountId: recruiterId, frozen } = memberOf(actor);
      const pair = { recruiterId, talentId };
      if (start_date < todayInIndia()) throw invalidField('start_date', 'Choose today or a later date');
      if (!(await queries.mayAsk(db, pair))) throw new ProblemError('NOT_FOUND');
      if (frozen) throw new ProblemError('PROFILE_FROZEN');
      await limits.take(`questions:${recruiterId}:${talentId}`, perTalent);
      await limits.take(`questions:${recruiterId}`, perRecruiter);
      return db.transaction().execute(async (trx) => {
        const { id, isNew } = await checkAvailability(trx, {
          ...pair,
          startsOn: start_date,
          endsOn: end_date,
        });
        if (isNew) await events.record(trx, availabilityAsked, { ...pair, questionId: id });
        return toQuestion(await needQuestion(trx, id));
      });
    },

    /** On the wire true is available. */
    async answer(actor: Actor, id: number, said: Said) {
      const { accountId } = memberOf(actor);
      const answer = said.isTalentUnavailable ? 'available' : 'not_available';
      return db.transaction().execute(async (trx) => {
        await answerWithin(trx, accountId, id, answer, said);
        return toQuestion(await needQuestion(trx, id));
      });
    },

    answerWithin,
  };
}
export type Questions = ReturnType<typeof createQuestions>;
