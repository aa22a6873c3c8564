import type { AvailabilityQuestion } from '@callboard/contract/casting/availability-checks';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isNotBlocked } from '../../messaging/messages/index.ts';
import { people } from '../../people/person-summaries/index.ts';

export interface Pair {
  readonly recruiterId: number;
  readonly talentId: number;
}

export interface RequestedDates extends Pair {
  readonly startsOn: string;
  readonly endsOn: string;
  /** Whom they are asked for. One the recruiter may cast. */
  readonly characterId?: number | undefined;
}

/** Unlocked, not closed, and neither has blocked the other. */
export const canCheckAvailability = async (db: Database, { recruiterId, talentId }: Pair) => {
  const row = await db
    .selectFrom('unlock')
    .innerJoin(people('account'), 'account.id', 'unlock.talent_id')
    .select('account.id')
    .where('unlock.recruiter_id', '=', recruiterId)
    .where('unlock.talent_id', '=', talentId)
    .where('account.closed_at', 'is', null)
    .where(isNotBlocked(recruiterId, talentId))
    .executeTakeFirst();
  return row !== undefined;
};

/** Serialises the checks of one recruiter and talent. */
export const lockPair = (trx: Database, { recruiterId, talentId }: Pair) =>
  trx
    .selectFrom('unlock')
    .select('unlocked_at')
    .where('recruiter_id', '=', recruiterId)
    .where('talent_id', '=', talentId)
    .forNoKeyUpdate()
    .execute();

const questions = (db: Database) =>
  db
    .selectFrom('availability_question')
    .select([
      'id',
      'recruiter_id',
      'talent_id',
      'starts_on',
      'ends_on',
      sql<AvailabilityQuestion['status']>`status`.as('status'),
      'asked_at',
      'settled_at',
    ]);
export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

export const findQuestion = (db: Database, id: number) =>
  questions(db).where('id', '=', id).executeTakeFirst();

/** Unless it has expired. */
export const findSameQuestion = (
  trx: Database,
  { recruiterId, talentId, startsOn, endsOn }: RequestedDates,
) =>
  questions(trx)
    .where('recruiter_id', '=', recruiterId)
    .where('talent_id', '=', talentId)
    .where('starts_on', '=', startsOn)
    .where('ends_on', '=', endsOn)
    .where('status', '<>', 'expired')
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const insertQuestion = async (
  trx: Database,
  { recruiterId, talentId, startsOn, endsOn, characterId }: RequestedDates,
) => {
  const { id } = await trx
    .insertInto('availability_question')
    .values({
      recruiter_id: recruiterId,
      talent_id: talentId,
      starts_on: startsOn,
      ends_on: endsOn,
      character_id: characterId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Undefined when it was sent to another talent. */
export const lockOwnQuestion = (trx: Database, talentId: number, id: number) =>
  questions(trx).where('id', '=', id).where('talent_id', '=', talentId).forUpdate().executeTakeFirst();

export const saveAnswer = (trx: Database, id: number, status: 'available' | 'not_available') =>
  trx
    .updateTable('availability_question')
    .set({ status, settled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const isFrozen = async (db: Database, accountId: number) => {
  const row = await db
    .selectFrom(people('account'))
    .select('account.frozen_at')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return row?.frozen_at != null;
};
