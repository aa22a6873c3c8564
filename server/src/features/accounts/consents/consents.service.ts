import { type Consent, type ConsentTopic, consentWording } from '@callboard/contract/accounts/consents';
import { ageOn, isAdult, todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { consentChanged } from './consents.events.ts';
import { toCurrent, toEntry } from './consents.mapper.ts';
import { obstacleTo } from './consents.policy.ts';
import * as queries from './consents.queries.ts';

const givenPerHour = { max: 60, seconds: 60 * 60 };

interface ConsentsOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly limits: Limits;
}

interface ConsentEntry {
  readonly topic: ConsentTopic;
  readonly given: boolean;
}

/** The consents of this talent. */
export const readConsents = async (db: Database, talentId: number): Promise<Consent[]> =>
  toCurrent(await queries.listCurrent(db, talentId));

export function createConsents({ db, events, limits }: ConsentsOptions) {
  const changeWithin = async (trx: Database, talentId: number, { topic, given }: ConsentEntry) => {
    const giver = await queries.lockGiver(trx, talentId);
    if (!giver) throw new ProblemError('NOT_FOUND');
    const age = ageOn(todayInIndia(), giver.date_of_birth);
    const adult = age === null ? null : isAdult(age);
    const obstacle = given ? obstacleTo(topic, { adult, hasGuardian: giver.has_guardian }) : undefined;
    if (obstacle) throw invalidField('topic', obstacle);
    const standing = await readConsents(trx, talentId);
    if (standing.some((one) => one.topic === topic && one.given === given)) return standing;
    await queries.insertEntry(trx, { talent_id: talentId, topic, given, wording: consentWording[topic] });
    await events.record(trx, consentChanged, { talentId, topic, given });
    return readConsents(trx, talentId);
  };

  return {
    read: async (talentId: number) => ({
      standing: await readConsents(db, talentId),
      log: (await queries.listEntries(db, talentId)).map(toEntry),
    }),

    /** Withdrawing is always possible, even when frozen or limited. Repeating the same adds nothing. */
    async change({ accountId, frozen }: Member, entry: ConsentEntry) {
      if (entry.given && frozen) throw new ProblemError('PROFILE_FROZEN');
      if (entry.given) await limits.take(`consents:${accountId}`, givenPerHour);
      return { standing: await db.transaction().execute((trx) => changeWithin(trx, accountId, entry)) };
    },
  };
}
export type Consents = ReturnType<typeof createConsents>;
