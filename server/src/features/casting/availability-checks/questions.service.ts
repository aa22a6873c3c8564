import type {
  answerAvailabilityCheck,
  createAvailabilityCheck,
} from '@callboard/contract/casting/availability-checks';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { markAnswered } from '../../messaging/notifications/index.ts';
import { findCharacterRequirements } from '../projects/index.ts';
import { type Answer, outcomeOf } from './answer.policy.ts';
import { availabilityAnswered, availabilityAsked } from './questions.events.ts';
import { toQuestion } from './questions.mapper.ts';
import * as queries from './questions.queries.ts';

/** In the caller's transaction. Reuses a check with the same dates. */
export async function checkAvailability(trx: Database, dates: queries.RequestedDates) {
  await queries.lockPair(trx, dates);
  const existing = await queries.findSameQuestion(trx, dates);
  if (existing) return { id: existing.id, isNew: false };
  return { id: await queries.insertQuestion(trx, dates), isNew: true };
}

const perRecruiter = { max: 300, seconds: 60 * 60 };
const perTalent = { max: 20, seconds: 24 * 60 * 60 };
/** Every change notifies the recruiter. */
const changesPerQuestion = { max: 10, seconds: 24 * 60 * 60 };

interface QuestionsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
}

type CheckInput = Parsed<typeof createAvailabilityCheck>['body'];
type AnswerInput = Parsed<typeof answerAvailabilityCheck>['body'];

const requireSameDates = (
  { starts_on, ends_on }: queries.QuestionRow,
  { start_date, end_date }: AnswerInput,
) => {
  if (start_date !== undefined && start_date !== starts_on) {
    throw invalidField('start_date', 'Must be the first day of the availability check');
  }
  if (end_date !== undefined && end_date !== ends_on) {
    throw invalidField('end_date', 'Must be the last day of the availability check');
  }
};

/** One of a project they are on that can still be cast. */
async function requireCharacter(trx: Database, recruiterId: number, characterId: number | undefined) {
  if (characterId === undefined) return;
  if (await findCharacterRequirements(trx, { characterId, recruiterId })) return;
  const message = 'Choose a character you’re casting';
  throw new ProblemError('NOT_FOUND', {
    detail: `characterId: ${message}`,
    errors: [{ field: 'characterId', message }],
  });
}

const requireQuestion = async (trx: Database, id: number) => {
  const question = await queries.findQuestion(trx, id);
  if (!question) throw new ProblemError('NOT_FOUND');
  return question;
};

export function createQuestions({ db, events, limits }: QuestionsOptions) {
  /** A frozen talent answers what is open and changes nothing. */
  const requireMayChange = async (trx: Database, { id, talent_id }: queries.QuestionRow) => {
    if (await queries.isFrozen(trx, talent_id)) throw new ProblemError('PROFILE_FROZEN');
    await limits.take(`answer-changes:${id}`, changesPerQuestion);
  };

  /** In the caller's transaction. */
  const applyAnswer = async (trx: Database, question: queries.QuestionRow, answer: Answer) => {
    const outcome = outcomeOf(question, answer, todayInIndia());
    if (outcome === 'late') throw new ProblemError('ALREADY_SETTLED');
    const { id: questionId, recruiter_id: recruiterId, talent_id: talentId } = question;
    await markAnswered(trx, talentId, questionId);
    if (outcome === 'same') return;
    const isChange = question.status !== 'asked';
    if (isChange) await requireMayChange(trx, question);
    await queries.saveAnswer(trx, questionId, answer);
    await events.record(trx, availabilityAnswered, { recruiterId, talentId, questionId, answer, isChange });
  };

  const answerInTransaction = async (
    trx: Database,
    talentId: number,
    id: number,
    answer: Answer,
    input?: AnswerInput,
  ) => {
    const question = await queries.lockOwnQuestion(trx, talentId, id);
    if (!question) throw new ProblemError('NOT_FOUND');
    if (input) requireSameDates(question, input);
    await applyAnswer(trx, question, answer);
  };

  return {
    async create(actor: Actor, { talentId, characterId, start_date, end_date }: CheckInput) {
      const { accountId: recruiterId, frozen } = memberOf(actor);
      const pair = { recruiterId, talentId };
      if (start_date < todayInIndia()) throw invalidField('start_date', 'Choose today or a later date');
      if (!(await queries.canCheckAvailability(db, pair))) throw new ProblemError('NOT_FOUND');
      if (frozen) throw new ProblemError('PROFILE_FROZEN');
      await limits.take(`questions:${recruiterId}:${talentId}`, perTalent);
      await limits.take(`questions:${recruiterId}`, perRecruiter);
      return db.transaction().execute(async (trx) => {
        await requireCharacter(trx, recruiterId, characterId);
        const { id, isNew } = await checkAvailability(trx, {
          ...pair,
          startsOn: start_date,
          endsOn: end_date,
          characterId,
        });
        if (isNew) await events.record(trx, availabilityAsked, { ...pair, questionId: id });
        return toQuestion(await requireQuestion(trx, id));
      });
    },

    /** On the wire true means available. */
    async answer(actor: Actor, id: number, input: AnswerInput) {
      const { accountId } = memberOf(actor);
      const answer = input.isTalentUnavailable ? 'available' : 'not_available';
      return db.transaction().execute(async (trx) => {
        await answerInTransaction(trx, accountId, id, answer, input);
        return toQuestion(await requireQuestion(trx, id));
      });
    },

    answerInTransaction,
  };
}
export type Questions = ReturnType<typeof createQuestions>;
